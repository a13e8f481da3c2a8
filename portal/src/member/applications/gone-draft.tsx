import type { ApplicationDraft, ApplicationForm } from '@scholars/contract/applications';
import { writeDraftBase } from '@scholars/contract/draft-base';
import { plainText } from '@scholars/contract/rich-text';
import { Form, useNavigation } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { dialingCodeName } from '~/shared/form/form-definition';
import { richHtmlName } from '~/shared/form/rich-text-fields';
import { Button, ButtonLink } from '~/ui/button';
import { answerName } from './application-form';
import styles from './applications.module.css';
import { ReadApplication } from './read-application';
import { textsOfSeen } from './seen-draft';
import { UnsentNotice } from './unsent-notice';

interface Props extends Pick<ApplicationForm, 'opportunity' | 'questions'> {
  applicant: { name: string; email: string };
  /** As it was read here. */
  seen: ApplicationDraft;
  message: string;
}

/** In the place of a draft that was thrown away while it was read: what it was, and the way to keep it for all that. */
export function GoneDraft({ opportunity, questions, applicant, seen, message }: Props) {
  const t = useText('applications');
  const { locale } = useLocale();
  const isBusy = useNavigation().formMethod === 'POST';
  const path = `/opportunities/${opportunity.slug}`;
  return (
    <div className={styles.review}>
      <UnsentNotice>{message}</UnsentNotice>
      <ReadApplication draft={textsOfSeen(seen)} questions={questions} applicant={applicant} isText />
      {seen.cv !== 'profile' && seen.cv && <p>{t('review.goneCv')}</p>}
      <Form
        method="post"
        action={localePath(locale, `${path}/apply`)}
        encType="multipart/form-data"
        className={styles.actions}
      >
        {Object.entries(controlsOf(seen)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="intent" value="keep" busy={isBusy}>
          {t('apply.keepAnew')}
        </Button>
        <ButtonLink to={path} variant="secondary">
          {t('apply.letGo')}
        </ButtonLink>
      </Form>
    </div>
  );
}

/** As the form of an application would hold it. */
function controlsOf({ coverLetter, phoneNumber, answers, cv }: ApplicationDraft): Record<string, string> {
  const [code = '', number = ''] = phoneNumber.split(' ');
  return {
    base: writeDraftBase({ window: '', savedAt: '' }),
    coverLetter: plainText(coverLetter),
    [richHtmlName('coverLetter')]: coverLetter,
    [dialingCodeName('phoneNumber')]: code,
    phoneNumber: number,
    cvFrom: cv === 'profile' ? 'profile' : 'upload',
    ...Object.fromEntries(answers.map(({ questionId, answer }) => [answerName(questionId), answer])),
  };
}
