import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail, SubmissionFile } from '@scholars/contract/submissions';
import { Alert, Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { saveFile } from '../data/save-file';
import { AdminIcon } from '../parts/admin-icon';
import { focusOnce } from '../parts/focus-once';
import { describeFile, describedWord } from '../values/written-values';
import { FileView, isShowable } from './file-view';
import styles from './submission.module.css';
import { useOpenFile } from './use-open-file';

interface Props {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  onOpened: () => void;
}

/** The private files of a submission. Opening one is recorded, so the page says so. */
export function SubmissionFiles({ kind, detail: { id, files }, onOpened }: Props): ReactNode {
  const t = useText('admin');
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t('detail.files')}
      </h2>
      {files.length === 0 && <p className={styles.empty}>{t('detail.noFiles')}</p>}
      <ul role="list" className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.id} kind={kind} submission={id} file={file} onOpened={onOpened} />
        ))}
      </ul>
      {files.some(({ erasedAt }) => erasedAt === null) && <p className={styles.hint}>{t('detail.filesRecorded')}</p>}
    </section>
  );
}

function FileRow({
  kind,
  submission,
  file,
  onOpened,
}: {
  kind: SubmissionKind;
  submission: string;
  file: SubmissionFile;
  onOpened: () => void;
}): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<Blob>();
  const [hasClosed, setClosed] = useState(false);
  const name = describedWord(t, 'field', file.field);
  const { open, isOpening } = useOpenFile({
    kind,
    submission,
    file,
    onProblem: setProblem,
    onOpened(content) {
      if (isShowable(content.type)) setShown(content);
      else saveFile(content, file.downloadName);
      // It stands in the history by now.
      onOpened();
    },
  });
  return (
    <li className={styles.file}>
      <AdminIcon name="file" />
      <div className={styles.fileText}>
        <span className={styles.fileField}>{name}</span>
        <span className={styles.fileFacts}>
          <bdi>{file.name}</bdi>
          <span>{describeFile(file, locale)}</span>
        </span>
        {file.erasedAt !== null && (
          <span className={styles.empty}>{t('detail.fileErased', { date: formatDate(file.erasedAt, locale) })}</span>
        )}
      </div>
      {file.erasedAt === null && !shown && (
        <Button
          // Closing leads back to what opened.
          ref={hasClosed ? focusOnce : undefined}
          loading={isOpening}
          onClick={open}
          aria-label={t('detail.openFileNamed', { name })}
        >
          {t('detail.openFile')}
        </Button>
      )}
      {shown && (
        <FileView
          name={name}
          content={shown}
          onSave={() => saveFile(shown, file.downloadName)}
          onClose={() => {
            setShown(undefined);
            setClosed(true);
          }}
        />
      )}
      {problem !== undefined && <Alert className={styles.fileProblem} type="error" showIcon message={problem} />}
    </li>
  );
}
