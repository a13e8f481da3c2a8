import { listCountries } from '@scholars/contract/reference/countries';
import { listCountriesForTravel } from '@scholars/contract/site';
import { submitTravelRequest } from '@scholars/contract/submissions';
import { cms } from '~/api/cms.server';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { dialingCodeName, type FormDefinition } from '~/shared/form/form-definition';
import { WideField } from '~/shared/form/submission/field-set';
import { loadFormPage } from '~/shared/form/submission/form-page-data.server';
import { answerScript, answerWithPage } from '~/shared/form/submission/receive-submission.server';
import { SubmissionForm, type SubmissionSource } from '~/shared/form/submission/submission-form';
import { SubmissionPage } from '~/shared/form/submission/submission-page';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { TravelFields } from '~/shared/travel/travel-fields';
import { SelectField } from '~/ui/fields/select-field';
import { TextArea } from '~/ui/fields/text-area';
import type { Route } from './+types/travel-request';

export const handle = {
  ns: ['travel-request', 'travel-intake', 'submission-form', 'messages'],
  takesFiles: true,
} satisfies PageHandle;

/** What is asked of a guest, and where a member lives and what they travel for, in the order of the page. */
const travelRequestForm = {
  fields: {
    fullName: 'text',
    emailAddress: 'text',
    phoneNumber: 'phone',
    country: 'text',
    purpose: 'text',
    preferredDepartureDate: 'date',
    preferredReturnDate: 'date',
    preferredAirport: 'text',
    specialTravelRequirements: 'text',
    passportDocument: 'file',
  },
  schema: async (today) =>
    (await import('@scholars/contract/forms/travel-intake')).travelRequestFor(
      today === undefined ? undefined : () => today,
    ),
} as const satisfies FormDefinition;

const form = { definition: travelRequestForm, endpoint: submitTravelRequest };

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const [page, countries] = await Promise.all([
    loadFormPage(context, 'travel-request'),
    cms({ context }).find(listCountriesForTravel),
  ]);
  const [code, number] = user.phoneNumber.split(' ');
  return {
    ...page,
    countries: (countries ?? listCountries(context.get(localeContext))).map(({ code, name }) => ({
      value: code,
      label: name,
    })),
    prefilled: {
      fullName: user.fullName,
      emailAddress: user.email,
      country: user.country,
      ...(code && number && { [dialingCodeName('phoneNumber')]: code, phoneNumber: number }),
    },
  };
}

export const middleware: Route.MiddlewareFunction[] = [answerScript(form)];

export function action(args: Route.ActionArgs) {
  requireMember(args);
  return answerWithPage(args, form);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, description: loaderData?.description, isPrivate: true });

/** A member asks for travel (product §4): the travel intake with what is known of them filled in. */
export default function TravelRequest({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('travel-request');
  const { countries, dialingCodes, intro, prefilled, submissionId } = loaderData;
  return (
    <SubmissionPage title={t('title')} lead={t('intro')} intro={intro}>
      <SubmissionForm
        definition={travelRequestForm}
        posted={usePostedOutcome(actionData)}
        submissionId={submissionId}
        prefilled={prefilled}
        thanks={t('success')}
        failure={t('failure')}
      >
        {(source) => (
          <TravelFields
            source={source}
            dialingCodes={dialingCodes}
            about={
              <WideField>
                <SelectField
                  {...fieldOf(source, 'country')}
                  label={t('fields.country')}
                  options={countries}
                  placeholder={t('chooseCountry')}
                  autoComplete="country"
                  required
                />
              </WideField>
            }
            journey={
              <WideField>
                <TextArea
                  {...fieldOf(source, 'purpose')}
                  label={t('fields.purpose')}
                  hint={t('hints.purpose')}
                  rows={3}
                  required
                />
              </WideField>
            }
          />
        )}
      </SubmissionForm>
    </SubmissionPage>
  );
}

function fieldOf(source: SubmissionSource, name: NameIn<'travel-request', 'fields'>) {
  return { name, error: source.errorOf(name), defaultValue: source.valueOf(name) };
}
