import { register } from '@scholars/contract/account';
import { listThematicAreas } from '@scholars/contract/thematic-areas';
import { useState } from 'react';
import { data, useLocation } from 'react-router';
import { cms } from '~/api/cms.server';
import { answerRefused, readPosted, receiveForm } from '~/shared/form/receive-form.server';
import { LocaleLink } from '~/i18n/locale-link';
import { getText } from '~/i18n/texts.server';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { ActionForm, FieldGroup, FieldRow } from '~/shared/form/action-form';
import { registrationForm } from '~/shared/account/account-forms';
import { NewPasswordFields } from '~/shared/account/new-password-fields';
import { keepWayBack } from '~/shared/account/way-back.server';
import { CaptchaField } from '~/shared/captcha/captcha-field';
import { countryChoices } from '~/shared/form/form-choices.server';
import type { FieldSource } from '~/shared/form/form-outcome';
import { KeptTyping, useSentTyping } from '~/shared/form/submission/kept-typing-part';
import { pageMeta } from '~/shared/page-meta';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { SelectField } from '~/ui/fields/select-field';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/register';
import { AreaChoice } from './area-choice';
import { AuthLinks, AuthPage } from './auth-page';
import styles from './auth.module.css';
import { forgetIntroduction, readIntroduction } from './introduction.server';
import { ResendNotice, type ResendState } from './resend-notice';
import { resendByForm } from './resend.server';
import { visitorsOnly } from './visitors-only.server';

export const handle = { ns: ['auth', 'captcha', 'messages', 'submission-form'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await visitorsOnly({ request, context });
  const locale = context.get(localeContext);
  const t = getText(locale, 'auth');
  const areas = (await cms({ context }).find(listThematicAreas, { skipAuth: true })) ?? [];
  const introduction = readIntroduction(request, context);
  return {
    title: t('register.title'),
    description: t('register.description'),
    countries: countryChoices(locale),
    areas: areas.map(({ id, title }) => ({ id, title })),
    introduced: introduction && { firstName: introduction.firstName, lastName: introduction.lastName },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPosted(request, context);
  if (form.get('intent') === 'resend') return resendByForm(form, context);
  form.set('providerToken', readIntroduction(request, context)?.token ?? '');
  const received = await receiveForm(registrationForm, form, context, (body) =>
    cms({ context }).send(register, { body, skipAuth: true }),
  );
  if (!received.ok) return answerRefused(received, context);
  const unconfirmed: ResendState = { token: received.data.token, isSent: false, problem: '' };
  const headers = new Headers({ 'Set-Cookie': forgetIntroduction(context) });
  headers.append('Set-Cookie', keepWayBack(request, context));
  return data({ unconfirmed, email: received.value.email }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, ...loaderData, title: loaderData?.title, isPrivate: true });

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('auth');
  const posted = usePostedOutcome(actionData);
  const { search } = useLocation();
  const [clearings, setClearings] = useState(0);
  const isSent = posted !== undefined && 'unconfirmed' in posted;
  useSentTyping(isSent);
  if (isSent) return <CheckYourMail state={posted.unconfirmed} email={posted.email} />;
  const refused = posted?.refused;
  const { introduced, countries, areas } = loaderData;
  const field = ({ errorOf, valueOf }: FieldSource, name: NameIn<'auth', 'fields'>) => ({
    name,
    label: t(`fields.${name}`),
    required: true,
    error: errorOf(name),
    defaultValue: valueOf(name),
  });
  return (
    <AuthPage title={t('register.title')} lead={t('register.lead')}>
      {introduced && (
        <Notice>
          <p>{t('register.introduced')}</p>
        </Notice>
      )}
      <ActionForm
        key={clearings}
        definition={registrationForm}
        intent="register"
        refused={refused}
        submit={t('register.submit')}
        submitting={t('register.submitting')}
        size="large"
        wide
      >
        {(source, form) => (
          <>
            <KeptTyping
              form={form}
              definition={registrationForm}
              refused={refused}
              onClear={() => setClearings(clearings + 1)}
            />
            <FieldGroup legend={t('register.you')}>
              <FieldRow>
                <TextField
                  {...field(source, 'firstName')}
                  autoComplete="given-name"
                  dir="auto"
                  defaultValue={source.valueOf('firstName') ?? introduced?.firstName}
                />
                <TextField
                  {...field(source, 'lastName')}
                  autoComplete="family-name"
                  dir="auto"
                  defaultValue={source.valueOf('lastName') ?? introduced?.lastName}
                />
              </FieldRow>
              <TextField {...field(source, 'email')} type="email" autoComplete="username" />
              <NewPasswordFields source={source} />
            </FieldGroup>
            <FieldGroup legend={t('register.work')}>
              <SelectField
                {...field(source, 'country')}
                options={countries}
                placeholder={t('fields.countryPlaceholder')}
                autoComplete="country"
              />
              <TextField {...field(source, 'currentTitle')} autoComplete="organization-title" dir="auto" />
              <TextField {...field(source, 'currentInstitution')} autoComplete="organization" dir="auto" />
              <AreaChoice
                legend={t('fields.thematicAreas')}
                areas={areas}
                ticked={refused?.ticked.thematicAreas ?? []}
              />
            </FieldGroup>
            <CheckboxField
              name="acceptTerms"
              required
              error={source.errorOf('acceptTerms')}
              defaultChecked={source.valueOf('acceptTerms') === 'on'}
              label={
                <>
                  {t('register.accept')}{' '}
                  <LocaleLink to="/terms-and-conditions" target="_blank">
                    {t('register.terms')}
                  </LocaleLink>{' '}
                  {t('register.and')}{' '}
                  <LocaleLink to="/privacy" target="_blank">
                    {t('register.privacy')}
                  </LocaleLink>{' '}
                  <span className={styles.newTab}>{t('register.newTab')}</span>
                </>
              }
            />
            <CaptchaField action="register" error={source.errorOf('recaptcha')} />
          </>
        )}
      </ActionForm>
      <AuthLinks>
        <p>
          {t('register.hasAccount')} <LocaleLink to={`/auth/login${search}`}>{t('register.login')}</LocaleLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}

/** The same for an address that has an account already: only the mail tells. */
function CheckYourMail({ state, email }: { state: ResendState; email: string }) {
  const t = useText('auth');
  return (
    <AuthPage
      isAnswer
      title={t('sent.title')}
      lead={
        email ? (
          <>
            {t('sent.to')}{' '}
            <bdi dir="ltr" className={styles.address}>
              {email}
            </bdi>
          </>
        ) : undefined
      }
    >
      <p>{t('sent.confirm')}</p>
      <ResendNotice state={state} text={t('sent.missing')} />
    </AuthPage>
  );
}
