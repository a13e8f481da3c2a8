import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { EntryVersion } from '../edit-view/shown-entry';

export type PlanAction = 'publish' | 'unpublish';

export interface Plan {
  action: PlanAction;
  at: string;
  refusal: { fields: string[]; message: string } | null;
}

export interface Plans {
  /** Whether whoever asks may publish the entry. */
  mayPlan: boolean;
  actions: PlanAction[];
  plans: Plan[];
}

/**
 * What is planned for an entry in a language, and how it is changed.
 *
 * @param edition goes up when the entry is saved or published, by which plans change
 */
export function usePlans({ uid, documentId, locale }: EntryVersion, edition: string) {
  const { get, put, del } = useFetchClient();
  const [plans, setPlans] = useState<Plans | 'unread'>();
  const path = useCallback(
    (action?: PlanAction) => `/desk/plans/${uid}/${documentId}${action ? `/${action}` : ''}?locale=${locale}`,
    [uid, documentId, locale],
  );
  // The CMS knows what is planned.
  useEffect(() => {
    const asking = new AbortController();
    get<{ data: Plans }>(path(), { signal: asking.signal }).then(
      ({ data }) => setPlans(data.data),
      () => asking.signal.aborted || setPlans('unread'),
    );
    return () => asking.abort();
  }, [get, path, edition]);
  return {
    plans,
    /** @throws what the CMS objects to */
    save: async (action: PlanAction, at: string | null) =>
      setPlans((await put<{ data: Plans }>(path(action), { at })).data.data),
    remove: async (action: PlanAction) => setPlans((await del<{ data: Plans }>(path(action))).data.data),
  };
}

/** Why the CMS does not take a moment; nothing for another failure. */
export function objectionOf(error: unknown): string | undefined {
  const { response } = error as { response?: { data?: { error?: { details?: { objection?: unknown } } } } }; // as Strapi answers
  const objection = response?.data?.error?.details?.objection;
  return typeof objection === 'string' ? objection : undefined;
}
