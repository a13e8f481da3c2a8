import { listIdentities } from '@scholars/contract/account';
import { formatDate } from '@scholars/contract/format';
import { getMyAccount, getMyDataExport } from '@scholars/contract/privacy';
import { getUserProfile } from '@scholars/contract/profile';
import { Form } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/privacy';
import { changePrivacy, type PrivacyOutcome } from './change-privacy.server';
import { DataCopy } from './data-copy';
import { DeleteAccount } from './delete-account';
import { DirectoryPart } from './directory-part';
import { PartNotice } from './part-notice';
import styles from './privacy.module.css';

export const handle = { ns: ['messages', 'privacy'] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const api = cms({ context });
  const [account, copy, profile, identities] = await Promise.all([
    api.data(getMyAccount),
    api.data(getMyDataExport),
    api.data(getUserProfile),
    api.find(listIdentities),
  ]);
  const title = getText(context.get(localeContext), 'privacy')('title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    email: user.email,
    account,
    copy,
    isListed: profile.directoryVisible,
    hasOrcid: (identities ?? []).some(({ provider }) => provider === 'orcid'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return changePrivacy(await readPosted(request, context), context);
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** What a member may do with what is kept of them: take it along, be shown to nobody, have it erased. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('privacy');
  const { title, email, account, copy, isListed, hasOrcid } = loaderData;
  const posted = usePostedOutcome<PrivacyOutcome>(actionData);
  const outcomeOf = (...intents: PrivacyOutcome['intent'][]) =>
    posted && intents.includes(posted.intent) ? posted : undefined;
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      {account.erasedAt ? (
        <Section id="account" width="form">
          <Closing erasedAt={account.erasedAt} outcome={outcomeOf('keep')} />
        </Section>
      ) : null}
      <Section id="copy" title={t('copy.title')} lead={t('copy.lead')} head="beside">
        <div className={styles.work}>
          <DataCopy copy={copy} outcome={outcomeOf('copy')} />
        </div>
      </Section>
      {account.erasedAt ? null : (
        <>
          <Section id="directory" title={t('directory.title')} lead={t('directory.lead')} head="beside" tone="sunken">
            <div className={styles.work}>
              <DirectoryPart isListed={isListed} outcome={outcomeOf('leave', 'return')} />
            </div>
          </Section>
          <Section id="account" title={t('delete.title')} lead={t('delete.lead')} head="beside">
            <div className={styles.work}>
              <PartNotice outcome={outcomeOf('keep')} done={t('closing.kept')} />
              <DeleteAccount email={email} account={account} hasOrcid={hasOrcid} outcome={outcomeOf('delete')} />
            </div>
          </Section>
        </>
      )}
    </>
  );
}

/** Who signs in to an account that is to be erased is asked whether to keep it. */
function Closing({ erasedAt, outcome }: { erasedAt: string; outcome: PrivacyOutcome | undefined }) {
  const t = useText('privacy');
  const { locale } = useLocale();
  return (
    <>
      <PartNotice outcome={outcome} done="" />
      <Notice tone="warning" title={t('closing.title', { date: formatDate(erasedAt, locale) })}>
        <p>{t('closing.text')}</p>
        <Form method="post" action="#account" className={styles.actions}>
          <Button name="intent" value="keep">
            {t('closing.keep')}
          </Button>
        </Form>
      </Notice>
    </>
  );
}
