import type { ImportProposal } from '@scholars/contract/profile-imports';
import { Form } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/notice';
import styles from './profile-import.module.css';
import { ProposalWords } from './proposal-words';

interface Props {
  doi: string;
  found: ImportProposal | undefined;
  problem: string;
}

/** Looks a publication up by its DOI, and fills the form of a publication with it. */
export function DoiPart({ doi, found, problem }: Props) {
  const t = useText('profile-import');
  const { locale } = useLocale();
  return (
    <>
      <Form method="get" action={`${localePath(locale, '/my-profile/import')}#doi`} className={styles.lookup}>
        <TextField
          name="doi"
          label={t('doi.label')}
          hint={t('doi.hint')}
          required
          dir="ltr"
          autoComplete="off"
          defaultValue={doi}
          error={problem || undefined}
        />
        <Button variant="secondary">{t('doi.find')}</Button>
      </Form>
      {found && (
        <Form method="post" action="#doi" className={styles.found}>
          <input type="hidden" name="doi" value={doi} />
          <ProposalWords proposal={found} />
          {found.isThere ? (
            <Notice tone="info">
              <p>{t('doi.isThere')}</p>
            </Notice>
          ) : (
            <Button name="intent" value="doi">
              {t('doi.take')}
            </Button>
          )}
        </Form>
      )}
    </>
  );
}
