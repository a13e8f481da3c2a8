import type { Application, SentApplication } from '@scholars/contract/applications';
import { formatDate, formatDateTime } from '@scholars/contract/format';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { DefinitionList } from '~/ui/definition-list';
import { sizeIn } from '~/ui/fields/file-field';
import { foreignText } from '~/ui/foreign-text';
import styles from './applications.module.css';
import { WrittenLetter, WrittenText } from './written-text';

/** All that an application said when it was sent. */
export function SentParts({ application, sent }: { application: Application; sent: SentApplication }) {
  const t = useText('applications');
  const { locale } = useLocale();
  const { id, reference, submittedAt } = application;
  const theirs = foreignText(sent.locale, locale);
  const position = [sent.currentTitle, sent.currentInstitution].filter(Boolean).join(' ·\u00a0');
  return (
    <div className={styles.parts}>
      <DefinitionList
        items={[
          { term: t('list.reference'), value: <bdi dir="ltr">{reference}</bdi> },
          { term: t('whole.sent'), value: submittedAt && formatDateTime(submittedAt, locale) },
          { term: t('review.name'), value: <bdi>{sent.fullName}</bdi> },
          { term: t('review.email'), value: <bdi dir="ltr">{sent.emailAddress}</bdi> },
          {
            term: t('apply.phoneNumber'),
            value: sent.phoneNumber ? <bdi dir="ltr">{sent.phoneNumber}</bdi> : t('review.none'),
          },
          { term: t('whole.country'), value: sent.country?.name },
          { term: t('whole.position'), value: position && <bdi>{position}</bdi> },
          { term: t('apply.cv'), value: <Files id={id} files={sent.files} /> },
        ]}
      />
      <Part title={t('apply.coverLetter')}>
        <WrittenLetter text={sent.coverLetter} />
      </Part>
      {sent.answers.length > 0 && (
        <Part title={t('apply.questions')}>
          {sent.answers.map(({ question, answer }) => (
            <div key={question}>
              {question && (
                <h4 className={styles.asked} {...theirs}>
                  {question}
                </h4>
              )}
              <WrittenText text={answer || t('review.none')} />
            </div>
          ))}
        </Part>
      )}
      {sent.profile && (
        <Part title={t('whole.profile')} lead={t('whole.profileLead')}>
          <p className={styles.written} {...theirs}>
            {sent.profile}
          </p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {lead && <p className={styles.facts}>{lead}</p>}
      {children}
    </section>
  );
}

function Files({ id, files }: { id: string; files: SentApplication['files'] }) {
  const t = useText('applications');
  const { locale } = useLocale();
  return (
    <ul role="list" className={styles.files}>
      {files.map(({ id: fileId, name, size, addedAt, erasedAt }) => (
        <li key={fileId} className={styles.file}>
          <span>
            <bdi>{name}</bdi>
            <span className={styles.facts}>
              {erasedAt
                ? t('whole.erased', { date: formatDate(erasedAt, locale) })
                : t('whole.cvFacts', { size: sizeIn(size, locale), date: formatDate(addedAt, locale) })}
            </span>
          </span>
          {!erasedAt && (
            <span data-print="no">
              <ButtonLink
                href={`/api/job-opportunities/user/applications/${id}/files/${fileId}`}
                variant="secondary"
                size="small"
              >
                {t('whole.download')}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
