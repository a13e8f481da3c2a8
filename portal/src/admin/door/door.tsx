import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatNumber, formatTime } from '@scholars/contract/format';
import { Alert, Button, Input } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { guestResource } from '../events/guest-calls';
import { CallProblem } from '../parts/call-problem';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { Waiting } from '../parts/waiting';
import { CodeCamera } from './code-camera';
import { DoorResult, type DoorState } from './door-result';
import styles from './door.module.css';
import { findByCode, findByName } from './find-door-guests';
import { useDoor } from './use-door';

const lastShownMax = 10;

/** The door of the gathering: guests are let in by the code of their badge or by their name. */
export function Door(): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const { guests, pending, isCut, isTurnedDown, refused, act, query } = useDoor();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<DoorState>();
  const input = useRef<{ focus: () => void }>(null);
  usePageTitle(t('title'));
  const isOpen = guests.length > 0 || !query.isPending;
  // What reads codes types them: it needs the field from the first moment on.
  useEffect(() => input.current?.focus(), [isOpen]);
  if (guests.length === 0 && query.isError)
    return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!isOpen) return <Waiting />;
  const found = findByName(guests, typed);
  const shown = state && 'id' in state ? guests.find(({ id }) => id === state.id) : undefined;
  const refusedGuest = refused && guests.find(({ id }) => id === refused.id);

  /** Who comes by their answer is let in at once by the code; about everybody else, and by name, it is asked first. */
  function meet(guest: DoorGuest, isByCode: boolean): void {
    setTyped('');
    if (guest.arrivedAt) return setState({ is: 'already', id: guest.id });
    if (isByCode && guest.answer === 'yes') return letIn(guest.id, '');
    setState({ is: 'asked', id: guest.id });
  }

  function letIn(id: string, reason: string): void {
    act(id, 'in', reason);
    setState({ is: 'in', id });
    input.current?.focus();
  }

  function letOut(id: string): void {
    act(id, 'out');
    setState({ is: 'out', id });
    input.current?.focus();
  }

  function look(given: string): void {
    const [byCode, other] = findByCode(guests, given);
    const [byName] = findByName(guests, given);
    if (byCode && !other) meet(byCode, true);
    else if (byName) meet(byName, false);
    else if (given.trim() !== '') setState({ is: 'unknown', typed: given.trim() });
  }

  return (
    <div className={styles.door}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('title')}</h1>
        <Link to={adminPath(locale, guestResource)}>{t('back')}</Link>
      </div>
      <Counts guests={guests} />
      {(isCut || pending.length > 0) && (
        <p role="status" className={styles.pending}>
          {isCut && t('cut')} {pending.length > 0 && t('pending.all', { count: pending.length })}
        </p>
      )}
      {isTurnedDown && <Alert type="error" showIcon role="alert" message={t('turnedDown')} />}
      {refusedGuest && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={t('refused', { name: refusedGuest.names[0] ?? '' })}
          action={<Button onClick={() => meet(refusedGuest, false)}>{t('look')}</Button>}
        />
      )}
      {state && (
        <DoorResult
          state={state}
          guest={shown}
          isPending={pending.some(({ id }) => id === shown?.id)}
          onIn={(reason) => shown && letIn(shown.id, reason)}
          onOut={() => shown && letOut(shown.id)}
        />
      )}
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          look(typed);
        }}
      >
        <Input
          ref={input as never /* antd's own handle, of which only the focus is asked */}
          size="large"
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-label={t('typed')}
          placeholder={t('typed')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="primary" size="large" htmlType="submit">
          {t('look')}
        </Button>
      </form>
      {found.length > 0 && (
        <ul role="list" aria-label={t('found')} className={styles.found}>
          {found.map((guest) => (
            <li key={guest.id}>
              <button type="button" className={styles.choice} onClick={() => meet(guest, false)}>
                <bdi>{guest.names.join(' · ')}</bdi>
                <span className={styles.hint}>
                  {guest.arrivedAt
                    ? t('result.already', { time: formatTime(guest.arrivedAt, locale) })
                    : t(`asked.${guest.answer}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <CodeCamera onCode={look} />
      <LastIn guests={guests} onOut={letOut} />
    </div>
  );
}

/** How many are in, of those who come. */
function Counts({ guests }: { guests: readonly DoorGuest[] }): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const inside = guests.filter(({ arrivedAt }) => arrivedAt !== null);
  const coming = guests.filter(({ answer }) => answer === 'yes');
  const missing = coming.filter(({ arrivedAt }) => arrivedAt === null);
  const numbers = [
    ['in', inside.length],
    ['coming', coming.length],
    ['missing', missing.length],
  ] as const;
  return (
    <dl className={styles.counts}>
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`count.${name}`)}</dt>
          <dd>{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who came last, to be taken back. */
function LastIn({ guests, onOut }: { guests: readonly DoorGuest[]; onOut: (id: string) => void }): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const last = guests
    .flatMap((guest) => (guest.arrivedAt ? [{ ...guest, arrivedAt: guest.arrivedAt }] : []))
    .sort((a, b) => b.arrivedAt.localeCompare(a.arrivedAt))
    .slice(0, lastShownMax);
  if (last.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('last')}</h2>
      <ul role="list" className={styles.last}>
        {last.map(({ id, names: [name = ''], arrivedAt }) => (
          <li key={id} className={styles.line}>
            <bdi>{name}</bdi>
            <time dateTime={arrivedAt}>{formatTime(arrivedAt, locale)}</time>
            <Button size="small" aria-label={t('undoWhom', { name })} onClick={() => onOut(id)}>
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
