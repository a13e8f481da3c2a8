import type { ApplicationDraft, ApplicationForm } from '@scholars/contract/applications';
import { asciiDigits } from '@scholars/contract/typed-text';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { DefinitionList } from '~/ui/definition-list';
import styles from './applications.module.css';
import { changedSinceSeen } from './seen-draft';
import { WrittenLetter, WrittenText } from './written-text';

interface Props {
  draft: ApplicationDraft;
  questions: ApplicationForm['questions'];
  applicant: { name: string; email: string };
  /** As it was read before, where it was changed since. */
  seen?: ApplicationDraft | undefined;
  /** Whether its letter is text, whatever it looks like. */
  isText?: boolean;
}

/** An application as coordinators will read it; beside what was changed since it was read here, what it was. */
export function ReadApplication({ draft, questions, applicant, seen, isText = false }: Props) {
  const t = useText('applications');
  const before = seen && changedSinceSeen(seen, draft);
  const answerTo = (id: string) => draft.answers.find(({ questionId }) => questionId === id)?.answer;
  const cvOf = (cv: ApplicationDraft['cv']) =>
    cv === 'profile' ? t('review.cvOfProfile') : cv ? <bdi>{cv.name}</bdi> : t('review.none');
  const phone = (number: string) => (number ? <bdi dir="ltr">{asciiDigits(number)}</bdi> : t('review.none'));
  const Letter = isText ? WrittenText : WrittenLetter;
  const words = (text: string) => <WrittenText text={text || t('review.none')} />;
  return (
    <DefinitionList
      items={[
        { term: t('review.name'), value: <bdi>{applicant.name}</bdi> },
        { term: t('review.email'), value: <bdi dir="ltr">{applicant.email}</bdi> },
        {
          term: t('apply.phoneNumber'),
          value: <Changed before={before?.phoneNumber} draw={phone} now={phone(draft.phoneNumber)} />,
        },
        { term: t('apply.cv'), value: <Changed before={before?.cv} draw={cvOf} now={cvOf(draft.cv)} /> },
        { term: t('review.profile'), value: t('review.profileText') },
        {
          term: t('apply.coverLetter'),
          value: <Changed before={before?.coverLetter} draw={words} now={<Letter text={draft.coverLetter} />} />,
        },
        ...questions.map(({ id, question }) => ({
          term: question,
          value: <Changed before={before?.answer(id)} draw={words} now={words(answerTo(id) ?? '')} />,
        })),
      ]}
    />
  );
}

interface ChangedProps<Value> {
  /** Nothing where it is as it was. */
  before: Value | undefined;
  draw: (value: Value) => ReactNode;
  now: ReactNode;
}

function Changed<Value>({ before, draw, now }: ChangedProps<Value>) {
  const t = useText('applications');
  if (before === undefined) return now;
  return (
    <>
      {now}
      <div className={styles.before}>
        <p className={styles.asked}>{t('review.before')}</p>
        {draw(before)}
      </div>
    </>
  );
}
