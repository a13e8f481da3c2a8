import { Badge } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { ownTimeZone, shortMoment } from '../moments/moment-words';
import { languageStateId, planId } from '../words';
import type { PlanAction } from './plan-calls';

/** What is planned of an entry in a language (`api/publishing-plan/language-plans.ts`). */
export interface ListedPlan {
  action: PlanAction;
  at: string;
  isRefused: boolean;
}

/** In the list of a kind: when each language of an entry is published by itself, and what could not be. */
export function ListedPlans({ plans }: { plans: Record<string, ListedPlan[]> }) {
  const { formatMessage, locale } = useIntl();
  return (
    <>
      {Object.entries(plans).flatMap(([language, own]) =>
        own.map(({ action, at, isRefused }) => (
          <Badge
            key={`${language} ${action}`}
            backgroundColor={isRefused ? 'danger100' : 'alternative100'}
            textColor={isRefused ? 'danger700' : 'alternative700'}
          >
            {formatMessage(
              { id: planId(`listed.${action}${isRefused ? '.refused' : ''}`) },
              {
                language: formatMessage({ id: languageStateId(language) }),
                moment: shortMoment(new Date(at), ownTimeZone(), locale),
              },
            )}
          </Badge>
        )),
      )}
    </>
  );
}
