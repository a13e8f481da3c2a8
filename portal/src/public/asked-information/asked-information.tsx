import { giveAskedInformation } from '@scholars/contract/asked-information';
import { organizationTypes } from '@scholars/contract/forms/site';
import { useState } from 'react';
import { data } from 'react-router';
import { getMessage, getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { linkHeaders, linkTokenOf } from '~/session/link-address';
import { localeContext } from '~/session/request-context.server';
import { useSiteKey } from '~/session/root-data';
import { countryChoices, dialingCodeChoices } from '~/shared/form/form-choices.server';
import { hasProblems } from '~/shared/form/form-outcome';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { answerScript, answerWithPage, type PublicForm } from '~/shared/form/submission/receive-submission.server';
import { newSubmissionId } from '~/shared/form/submission/submission-body.server';
import { SubmissionForm } from '~/shared/form/submission/submission-form';
import type { SubmissionOutcome } from '~/shared/form/submission/submission-outcome';
import { SubmissionPage } from '~/shared/form/submission/submission-page';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/asked-information';
import styles from './asked-information.module.css';
import { AskedFields } from './asked-fields';
import { askedFormOf } from './asked-form';
import { findAsked, typedSoFar, type Asked } from './find-asked.server';

export const handle = {
  ns: [
    'asked-information',
    'founding-fellows-profile',
    'join-us',
    'messages',
    'submission-form',
    'travel-intake',
    'travel-request',
  ],
  takesFiles: true,
} satisfies PageHandle;

export async function loader(args: Route.LoaderArgs) {
  const locale = args.context.get(localeContext);
  const asked = await findAsked(args);
  return {
    documentTitle: documentTitleOf(getText(locale, 'asked-information')('title'), args.context, hasProblems),
    submissionId: newSubmissionId(),
    asked,
    typed: asked ? typedSoFar(asked, locale) : {},
    countries: countryChoices(locale),
    dialingCodes: dialingCodeChoices(locale),
    types: organizationTypes.map((type) => ({ value: type, label: getMessage(locale, `organizationType.${type}`) })),
  };
}

const formOf = ({ kind, fields }: Asked, request: Request): PublicForm => ({
  definition: askedFormOf(
    kind,
    fields.map(({ name }) => name),
  ),
  endpoint: giveAskedInformation,
  bearer: linkTokenOf(request),
});

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const asked = args.request.method === 'POST' ? await findAsked(args) : undefined;
    return asked ? answerScript(formOf(asked, args.request))(args, next) : next();
  },
];

export async function action(args: Route.ActionArgs) {
  const asked = await findAsked(args);
  if (asked) return answerWithPage(args, formOf(asked, args.request));
  await readPosted(args.request, args.context);
  return data({ isGone: true as const }, { status: 410 });
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** The sender of a form completes what they are asked for, by the link that was mailed to them. */
export default function AskedInformation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('asked-information');
  const { asked, typed, submissionId, ...choices } = loaderData;
  const outcome = usePostedOutcome(actionData);
  const posted: SubmissionOutcome | undefined = outcome && 'isGone' in outcome ? undefined : outcome;
  // A link that was just used asks for nothing; the thanks for it need no field.
  const [definition] = useState(() =>
    askedFormOf(asked?.kind ?? 'travel-intakes', asked?.fields.map(({ name }) => name) ?? []),
  );
  const isThanked = posted?.reference !== undefined;
  return (
    <SubmissionPage title={t('title')} lead={t(asked || isThanked ? 'lead' : 'goneLead')} intro={null}>
      {!asked && !isThanked && <GoneLink />}
      {asked?.words && !isThanked && (
        <div className={styles.words}>
          <Notice tone="info" title={t('words')}>
            {asked.words.split('\n').map((line, at) => (
              // Lines stay in their order.
              <p key={at} dir="auto">
                {line}
              </p>
            ))}
          </Notice>
        </div>
      )}
      {(asked || isThanked) && (
        <SubmissionForm
          definition={definition}
          posted={posted}
          submissionId={submissionId}
          guest={asked?.reference}
          prefilled={typed}
          thanks={t('thanks')}
          failure={t('failure')}
          submit={t('submit')}
          isConfirmed={false}
        >
          {(source) => asked && <AskedFields asked={asked} source={source} {...choices} />}
        </SubmissionForm>
      )}
    </SubmissionPage>
  );
}

function GoneLink() {
  const t = useText('asked-information');
  const email = useSiteKey('contact_email');
  return (
    <Notice tone="warning" title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      {email && (
        <p>
          {t('gone.write')}{' '}
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      )}
    </Notice>
  );
}
