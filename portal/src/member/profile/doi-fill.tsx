import { findPublicationByDoi, type ImportProposal } from '@scholars/contract/profile-imports';
import { useRef, useState } from 'react';
import { callApi } from '~/api/call-api';
import { useText } from '~/i18n/use-text';
import { useHydrated } from '~/lib/use-hydrated';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './my-profile.module.css';
import { entryFieldName } from './profile-forms';

type FilledField = 'title' | 'venue' | 'year' | 'authors';

type State =
  | { is: 'new' | 'asking' }
  | { is: 'failed'; message: string }
  /** What the DOI says where something else was typed. */
  | { is: 'filled'; others: Partial<Record<FilledField, string>> };

/**
 * Fills the open form of a publication with what its DOI tells. What was typed stays until one asks for it to be
 * replaced, and nothing is saved.
 */
export function DoiFill() {
  const t = useText('my-profile');
  const errors = useText('errors');
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ is: 'new' });
  const isHydrated = useHydrated();
  const controlOf = (name: FilledField | 'doi') => {
    const control = place.current?.closest('form')?.elements.namedItem(entryFieldName('publications', name));
    return control instanceof HTMLInputElement ? control : undefined;
  };
  const write = (name: FilledField, text: string) => {
    const control = controlOf(name);
    if (!control) return;
    control.value = text;
    // As if it were typed: the form judges it, and the browser keeps it.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };

  function fill({ title, where: venue, from: year, authors }: ImportProposal) {
    const found = Object.entries({ title, venue, year, authors }) as [FilledField, string][]; // as written here
    const others: Partial<Record<FilledField, string>> = {};
    for (const [name, text] of found) {
      const typed = controlOf(name)?.value.trim() ?? '';
      if (text !== '' && typed === '') write(name, text);
      else if (text !== '' && typed !== text) others[name] = text;
    }
    setState({ is: 'filled', others });
  }

  async function ask() {
    setState({ is: 'asking' });
    const doi = controlOf('doi')?.value.trim() ?? '';
    const found = await callApi(findPublicationByDoi, { query: { doi } }).catch(() => undefined);
    if (found?.ok) fill(found.data);
    else
      setState({ is: 'failed', message: found ? (found.errors.doi?.[0] ?? found.message) : errors('internal.text') });
  }

  function replace(others: Partial<Record<FilledField, string>>) {
    for (const [name, text] of Object.entries(others)) write(name as FilledField, text); // its own names
    setState({ is: 'filled', others: {} });
  }

  // Without a script the page of imports does it.
  if (!isHydrated) return null;
  const others = state.is === 'filled' ? Object.entries(state.others) : [];
  return (
    <div ref={place} className={styles.work}>
      <div className={styles.buttons}>
        <Button type="button" variant="secondary" size="small" busy={state.is === 'asking'} onClick={() => void ask()}>
          {t(state.is === 'asking' ? 'doi.asking' : 'doi.fill')}
        </Button>
      </div>
      {state.is === 'failed' && (
        <Notice tone="danger" live="assertive">
          <p>{state.message}</p>
        </Notice>
      )}
      {state.is === 'filled' && (
        <Notice tone="success" live="polite">
          <p>{t('doi.filled')}</p>
          {others.length > 0 && (
            <>
              <p>{t('doi.others')}</p>
              <ul className={styles.found}>
                {others.map(([name, text]) => (
                  <li key={name}>
                    {t(`entry.publications.${name as FilledField}`)}: <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
              <Button type="button" variant="secondary" size="small" onClick={() => replace(state.others)}>
                {t('doi.replace')}
              </Button>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
