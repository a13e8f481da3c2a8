import {
  deleteLinkedSearchAlert,
  deleteSearchAlert,
  updateLinkedSearchAlert,
  updateSearchAlert,
  type SearchAlertPatch,
} from '@scholars/contract/search-alerts';
import type { Cms, Sent } from '~/api/cms.server';
import { textOf } from '~/shared/form/read-form';

/** What the buttons of a saved search ask for. */
const changes: Readonly<Record<string, SearchAlertPatch>> = {
  pause: { isPaused: true },
  resume: { isPaused: false },
  daily: { frequency: 'daily' },
  weekly: { frequency: 'weekly' },
  restore: {},
};

export type AlertIntent = 'pause' | 'resume' | 'daily' | 'weekly' | 'restore' | 'delete';

/** What became of it, for the page that comes back. */
export interface AlertOutcome {
  intent: AlertIntent;
  id: string;
  name: string;
}

/**
 * Does what a button of a saved search asks.
 *
 * @param link the token of a mail, where nobody need be signed in
 * @returns nothing where the form is another one
 */
export async function changeAlert(
  form: FormData,
  api: Cms,
  link?: string,
): Promise<{ outcome: AlertOutcome; sent: Sent<unknown> } | undefined> {
  const intent = textOf(form, 'intent');
  if (!isIntent(intent)) return undefined;
  const outcome = { intent, id: textOf(form, 'id'), name: textOf(form, 'name') };
  const params = { id: outcome.id || 'none' };
  const body = changes[intent];
  const right = { bearer: link ?? '', skipAuth: true };
  if (body === undefined) {
    const sent =
      link === undefined
        ? await api.send(deleteSearchAlert, { params })
        : await api.send(deleteLinkedSearchAlert, { params, ...right });
    return { outcome, sent };
  }
  const sent =
    link === undefined
      ? await api.send(updateSearchAlert, { params, body })
      : await api.send(updateLinkedSearchAlert, { params, body, ...right });
  return { outcome, sent };
}

function isIntent(intent: string): intent is AlertIntent {
  return intent === 'delete' || Object.hasOwn(changes, intent);
}
