import { useState, type FormEvent } from 'react';
import { useFailureWords } from '~/connection/use-failure-words';
import type { FormDefinition } from './form-definition';
import { hasProblems, type FieldSource, type Refusal } from './form-outcome';
import { useJudgedForm } from './use-judged-form';

/**
 * A form that its page's action takes, by the router's `Form` or a fetcher's: judged before it is sent, given back with
 * what was typed when it is refused, and left as it is where there is no connection: the router would show its error
 * page instead.
 */
export function useActionForm(
  definition: FormDefinition,
  refused: Refusal | undefined,
  options: { isAside?: boolean } = {},
) {
  const judged = useJudgedForm(definition, { ...options, refused: refused?.errors });
  const { formProps, summary, errors } = judged;
  const ours = useFailureWords();
  const [isOffline, setOffline] = useState(false);
  const isRefusedWhole = refused && !hasProblems(refused) && summary.length === 0;

  function submitOnline(event: FormEvent<HTMLFormElement>) {
    setOffline(!navigator.onLine);
    if (navigator.onLine) formProps.onSubmit();
    else event.preventDefault();
  }

  const source: FieldSource = { errorOf: (name) => errors[name], valueOf: (name) => refused?.typed[name] };
  return {
    ...judged,
    formProps: { ...formProps, onSubmit: submitOnline },
    source,
    isOffline,
    /** What is wrong with the sending as a whole; '' where nothing is. */
    failure: isOffline ? ours() : isRefusedWhole ? refused.message || ours() : '',
  };
}
