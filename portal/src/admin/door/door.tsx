import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import { Alert, Button, Input } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import type { KeptDoor } from '../door-keeping/door-document';
import type { DoorKeeping } from '../door-keeping/use-door-keeper';
import { guestResource } from '../events/guest-calls';
import { CallProblem } from '../parts/call-problem';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { Waiting } from '../parts/waiting';
import { CodeCamera } from './code-camera';
import { DoorCounts } from './door-counts';
import { DoorRemark } from './door-remark';
import { DoorResult, type DoorState } from './door-result';
import { DoorStanding } from './door-standing';
import styles from './door.module.css';
import { findGuests } from './find-door-guests';
import { useDoor } from './use-door';
import type { DoorRemarkOf } from './use-remarks';

const foundShownMax = 8;
const lastShownMax = 10;

interface Props {
  /** With what the page that the server sent keeps its list on the device. */
  keeping?: DoorKeeping | undefined;
  /** What the device has kept: the page is this door alone, and no other of the back office can be reached within it. */
  kept?: KeptDoor;
}

/** The door of the gathering: guests are let in by the code of their badge or by their name. */
export function Door({ keeping, kept }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const { guests, pending, isCut, isTurnedDown, remarks, forget, act, query, keptUntil } = useDoor({ keeping, kept });
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<DoorState>();
  const input = useRef<{ focus: () => void; select: () => void }>(null);
  const list = useRef<HTMLUListElement>(null);
  usePageTitle(t('title'));
  const isOpen = guests.length > 0 || !query.isPending;
  // What reads codes types them: it needs the field from the first moment on.
  useEffect(() => input.current?.focus(), [isOpen]);
  if (guests.length === 0 && query.isError)
    return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!isOpen) return <Waiting />;
  const { found } = findGuests(guests, typed);
  const shown = state && 'id' in state ? guests.find(({ id }) => id === state.id) : undefined;
  const isShown = ({ result }: DoorRemarkOf) =>
    state !== undefined && 'clientId' in state && state.clientId === result.clientId;
  const guestsPath = adminPath(locale, guestResource);

  function show(next: DoorState | undefined): void {
    // What was said of the last guest has been seen.
    for (const seen of remarks.filter(isShown)) forget(seen.result.clientId);
    setState(next);
  }

  /** Who comes by their answer is let in at once by the code; about everybody else, and by name, it is asked first. */
  function meet(guest: DoorGuest, isByCode: boolean): void {
    setTyped('');
    if (isByCode && guest.answer === 'yes' && !guest.arrivedAt) letIn(guest.id, '');
    else show({ is: 'asked', id: guest.id });
  }

  function letIn(id: string, reason: string): void {
    show({ is: 'in', id, clientId: act(id, 'in', { reason }) });
    input.current?.focus();
  }

  function letOut(id: string): void {
    show({ is: 'out', id, clientId: act(id, 'out') });
    input.current?.focus();
  }

  function look(given: string): void {
    const { found: meant, isByCode } = findGuests(guests, given);
    const [first, other] = meant;
    if (first && !other) return meet(first, isByCode);
    if (given.trim() === '') return;
    setTyped(given);
    if (first) {
      show(undefined);
      list.current?.focus();
    } else {
      show({ is: 'unknown', typed: given.trim() });
      // What is typed or read next takes its place.
      input.current?.select();
    }
  }

  return (
    <div className={styles.door}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('title')}</h1>
        {kept ? <a href={guestsPath}>{t('back')}</a> : <Link to={guestsPath}>{t('back')}</Link>}
      </div>
      <DoorCounts guests={guests} />
      <DoorStanding isCut={isCut} readAt={query.dataUpdatedAt} pendingCount={pending.length} keptUntil={keptUntil} />
      {isTurnedDown && <Alert type="error" showIcon role="alert" message={t('turnedDown')} />}
      {remarks.map((remark) => (
        <DoorRemark
          key={remark.result.clientId}
          remark={remark}
          guest={guests.find(({ id }) => id === remark.result.id)}
          isShown={isShown(remark)}
          onLook={(guest) => meet(guest, false)}
          onSeen={() => forget(remark.result.clientId)}
        />
      ))}
      {state && (
        <DoorResult
          state={state}
          guest={shown}
          outcome={remarks.find(isShown)?.result.outcome}
          isPending={pending.some(({ id }) => id === shown?.id)}
          onIn={(reason) => shown && letIn(shown.id, reason)}
          onOut={() => shown && letOut(shown.id)}
          onCount={(people) => shown && act(shown.id, 'people', { people })}
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
      {found.length > 1 && (
        <p role="status" className={styles.hint}>
          {t('found', { count: found.length })} {found.length > foundShownMax && t('foundMore')}
        </p>
      )}
      {found.length > 0 && (
        <ul
          role="list"
          ref={list}
          tabIndex={-1}
          aria-label={t('found', { count: found.length })}
          className={styles.found}
        >
          {found.slice(0, foundShownMax).map((guest) => (
            <li key={guest.id}>
              <button type="button" className={styles.choice} onClick={() => meet(guest, false)}>
                <bdi>{guest.names.join(' ·\u00a0')}</bdi>
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
