import { openSheetTemplate, type SheetTarget } from '@scholars/contract/sheet-imports';
import { Alert, Button, Checkbox, Spin } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { FileField } from '~/ui/fields/file-field';
import { ColumnChoices } from './column-choices';
import { SaveSheet } from './save-sheet';
import { SheetPreview } from './sheet-preview';
import styles from './sheets.module.css';
import { useSheet } from './use-sheet';

/** Chooses a table, shows what was read of it and what is wrong where, and brings it in. */
export function NewSheet({ target, onBegun }: { target: SheetTarget; onBegun: (id: string) => void }): ReactNode {
  const t = useText('sheets');
  const sheet = useSheet(target);
  const { check, isUnderWay, failure } = sheet;
  const [isPublished, setPublished] = useState(false);

  async function bringIn(): Promise<void> {
    const begun = await sheet.bringIn(isPublished);
    if (begun) onBegun(begun.id);
  }

  return (
    <>
      <div className={styles.file}>
        <FileField
          name="sheet"
          label={t('file')}
          required
          accept=".xlsx,.csv,.tsv,.txt"
          // So that a file that was corrected meanwhile can be chosen once more.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target: { files } }) => files?.[0] && sheet.choose(files[0])}
        />
        <SaveSheet path={openSheetTemplate.path} params={{ target }} name={`${target}.xlsx`}>
          {t('template')}
        </SaveSheet>
      </div>
      {failure && <Alert type="error" showIcon message={t('failed')} description={failure} />}
      {isUnderWay && !check && (
        <div className={styles.reading} role="status">
          <Spin size="small" /> {t('reading')}
        </div>
      )}
      {check && (
        <>
          <ColumnChoices check={check} choices={sheet.choices} onChoose={sheet.chooseColumns} />
          <h2 className={styles.heading}>{t('rows')}</h2>
          <p role="status" className={styles.sum}>
            <strong>{t('good', { count: check.good })}</strong>
            {check.good < check.rows && <span>{t('bad', { count: check.rows - check.good })}</span>}
            {check.remarks.length > 0 && <span>{t('doubtful', { count: check.remarks.length })}</span>}
          </p>
          <SheetPreview check={check} />
          <div className={styles.go}>
            <Checkbox checked={isPublished} onChange={({ target: { checked } }) => setPublished(checked)}>
              {t(target === 'invitations' ? 'send' : 'publish')}
              <span className={styles.hint}>{t(target === 'invitations' ? 'sendHint' : 'publishHint')}</span>
            </Checkbox>
            <Button type="primary" disabled={check.good === 0} loading={isUnderWay} onClick={() => void bringIn()}>
              {t('go', { count: check.good })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
