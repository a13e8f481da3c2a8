import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import styles from './link-page.module.css';

/** `gone`: the link was used, is too old, or is none. */
type LinkOutcome = 'done' | 'gone' | 'failed';

export interface LinkAnswer {
  outcome: LinkOutcome;
  /** Why it failed. */
  problem?: string;
}

const tones = { done: 'success', gone: 'warning', failed: 'danger' } as const;

/** What a newsletter mail's link leads to: a question and a button, then what became of it. */
export function LinkPage({ purpose, answer }: { purpose: 'confirm' | 'unsubscribe'; answer: LinkAnswer | undefined }) {
  const { outcome, problem } = answer ?? {};
  const t = useText('newsletter');
  const isBusy = useNavigation().formMethod === 'POST';
  const canPress = outcome === undefined || outcome === 'failed';
  return (
    <>
      <PageHeader
        title={t(`${purpose}.title`)}
        lead={outcome === undefined ? t(`${purpose}.lead`) : undefined}
        breadcrumb={[{ label: t('newsletter') }]}
      />
      <Section>
        <div className={styles.content}>
          {outcome && (
            <Notice
              tone={tones[outcome]}
              title={t(`${purpose}.${outcome}.title`)}
              live={outcome === 'done' ? 'polite' : 'assertive'}
            >
              <p>{outcome === 'failed' ? problem : t(`${purpose}.${outcome}.text`)}</p>
            </Notice>
          )}
          {canPress && (
            <Form method="post">
              <Button size="large" busy={isBusy}>
                {t(`${purpose}.button`)}
              </Button>
            </Form>
          )}
          {outcome === 'gone' && <Onward purpose={purpose} />}
        </div>
      </Section>
    </>
  );
}

/** The form stands at the end of every page. */
function Onward({ purpose }: { purpose: 'confirm' | 'unsubscribe' }) {
  const t = useText('newsletter');
  const email = useSiteKey('contact_email');
  if (purpose === 'confirm') {
    return (
      <p>
        <a href="#newsletter">{t('confirm.again')}</a>
      </p>
    );
  }
  return email ? (
    <p>
      {t('unsubscribe.write')}{' '}
      <a href={`mailto:${email}`} dir="ltr">
        {email}
      </a>
    </p>
  ) : null;
}
