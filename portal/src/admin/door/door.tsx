import { Alert } from 'antd';
import { useEffect, type ReactNode } from 'react';
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
import { DoorResult } from './door-result';
import { DoorSearch } from './door-search';
import { DoorStanding } from './door-standing';
import styles from './door.module.css';
import { findGuests } from './find-door-guests';
import { FoundGuests } from './found-guests';
import { LastIn } from './last-in';
import { useDoor } from './use-door';
import { useDoorState } from './use-door-state';

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
  const door = useDoor({ keeping, kept });
  const { guests, pending, isCut, isTurnedDown, remarks, forget, act, query, keptUntil } = door;
  const { typed, setTyped, state, isShown, input, list, letIn, letOut, meet, look } = useDoorState(door);
  usePageTitle(t('title'));
  const isOpen = guests.length > 0 || !query.isPending;
  // What reads codes types them: it needs the field from the first moment on.
  useEffect(() => input.current?.focus(), [input, isOpen]);
  if (guests.length === 0 && query.isError)
    return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!isOpen) return <Waiting />;
  const shown = state && 'id' in state ? guests.find(({ id }) => id === state.id) : undefined;
  const guestsPath = adminPath(locale, guestResource);

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
      <DoorSearch ref={input} typed={typed} onType={setTyped} onLook={() => look(typed)} />
      <FoundGuests ref={list} found={findGuests(guests, typed).found} onMeet={(guest) => meet(guest, false)} />
      <CodeCamera onCode={look} />
      <LastIn guests={guests} onOut={letOut} />
    </div>
  );
}
