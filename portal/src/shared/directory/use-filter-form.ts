import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { listPath, queryOfForm, valuesOf, type ListDefinition, type ListQuery } from './list-query';

/** Makes a list's GET form lead on without a new page, at each choice, and follow links that change the filters. */
export function useFilterForm(definition: ListDefinition, query: ListQuery) {
  const form = useRef<HTMLFormElement>(null);
  /** The list that the controls ask for; none before the first is shown. */
  const asked = useRef<string>(undefined);
  /** The last choice, until what it leads to is there or something else has come in between. */
  const underWay = useRef<{ path: string }>(undefined);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { locale } = useLocale();

  async function send(from: HTMLFormElement): Promise<void> {
    const choice = { path: listPath(definition, queryOfForm(definition, new FormData(from))) };
    underWay.current = choice;
    asked.current = choice.path;
    await navigate(localePath(locale, choice.path), { preventScrollReset: true });
    if (underWay.current === choice) underWay.current = undefined;
  }

  // The document's controls keep what was chosen in them, whatever is rendered: they are the outside system here. At once,
  // as the next page may have come before an effect that waits, and nothing be under way any more.
  useLayoutEffect(() => {
    const current = form.current;
    const path = listPath(definition, query);
    if (!current || asked.current === path) return;
    // Whoever chooses a second time before the first is shown does not see it taken back meanwhile.
    if (underWay.current && underWay.current.path !== path) return;
    const isFirst = asked.current === undefined;
    asked.current = path;
    // Nor where the page of the first is shown so late that the second's has come and is waiting behind it.
    if (!isAddress(search)) return;
    if (isFirst && hasWaitingChoice(current)) void send(current);
    else showQuery(current, query);
  });

  return {
    ref: form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      if (isBox(target)) void send(event.currentTarget);
    },
  };
}

/** Whether the browser's address still asks what a page was made for. */
function isAddress(search: string): boolean {
  return new URL(search, window.location.origin).search === window.location.search;
}

/** Whether a box was ticked while React was still on its way. */
function hasWaitingChoice(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => isBox(control) && control.checked !== control.defaultChecked);
}

/** Sets every control to what the query says, except the text that somebody is typing. */
function showQuery(form: HTMLFormElement, query: ListQuery): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && control.name === 'sort') control.value = query.sort;
    if (!(control instanceof HTMLInputElement)) continue;
    const chosen = valuesOf(query.values, control.name);
    if (isBox(control)) control.checked = control.value === '' ? chosen.length === 0 : chosen.includes(control.value);
    else if (control.type === 'search' && control !== document.activeElement) control.value = chosen[0] ?? '';
  }
}

function isBox(control: EventTarget): control is HTMLInputElement & { type: 'checkbox' | 'radio' } {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}
