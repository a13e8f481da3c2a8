import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { listPath, queryOfForm, valuesOf, type ListDefinition, type ListQuery } from './list-query';

/** Makes a list's GET form lead on without a new page, at each choice, and follow links that change the filters. */
export function useFilterForm(definition: ListDefinition, query: ListQuery) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const navigate = useNavigate();
  const { locale } = useLocale();
  const path = listPath(definition, { ...query, page: 1 });

  function send(from: HTMLFormElement): void {
    const next = listPath(definition, queryOfForm(definition, new FormData(from)));
    void navigate(localePath(locale, next), { preventScrollReset: true });
  }

  // The document's controls keep what was chosen in them, whatever is rendered: they are the outside system here.
  useEffect(() => {
    const current = form.current;
    if (!current) return;
    const hasWaitingChoice = isFirst.current && listPath(definition, queryOfForm(definition, new FormData(current))) !== path;
    isFirst.current = false;
    // A box was ticked while React was still on its way.
    if (hasWaitingChoice && !current.contains(document.activeElement?.closest('[type=search]') ?? null)) send(current);
    else if (!hasWaitingChoice) showQuery(current, query);
    // The path says all that is in the query.
  }, [path]);

  return {
    ref: form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      send(event.currentTarget);
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) send(event.currentTarget);
    },
  };
}

/** Sets every control to what the query says, except the text that somebody is typing. */
function showQuery(form: HTMLFormElement, query: ListQuery): void {
  for (const control of form.elements) {
    if (control === document.activeElement && isTextInput(control)) continue;
    if (control instanceof HTMLSelectElement && control.name === 'sort') control.value = query.sort;
    if (!(control instanceof HTMLInputElement)) continue;
    const chosen = valuesOf(query.values, control.name);
    if (isTextInput(control)) control.value = chosen[0] ?? '';
    else control.checked = control.value === '' ? chosen.length === 0 : chosen.includes(control.value);
  }
}

function isTextInput(control: Element): boolean {
  return control instanceof HTMLInputElement && control.type === 'search';
}
