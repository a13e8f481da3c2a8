import { useCustom, useDataProvider, useOnError, type HttpError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import {
  listDoorGuests,
  takeArrivals,
  type Arrival,
  type ArrivalResult,
  type DoorGuest,
} from '@scholars/contract/event-arrivals';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { KeptDoor } from '../door-keeping/door-document';
import { useDoorKeeper, type DoorKeeping } from '../door-keeping/use-door-keeper';
import { ArrivalQueue } from './arrival-queue';
import { withPending } from './find-door-guests';
import { useRemarks } from './use-remarks';

// Other doors let people in meanwhile.
const refreshEveryMs = 5000;
// No session any more, too slow, too many at once: the same will be taken later.
const passing = [401, 408, 429];
const none: readonly DoorGuest[] = [];
type IsIn = Pick<DoorGuest, 'arrivedAt' | 'peopleIn'>;

interface Given {
  /** Of the page that the server sent. */
  keeping?: DoorKeeping;
  /** Of the page that the device has kept. */
  kept?: KeptDoor;
}

/** The guests as this door knows them, and how one is let in: at once here, and there as soon as there is a connection. */
export function useDoor({ keeping, kept }: Given) {
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const [isCut, setCut] = useState(false);
  const [isTurnedDown, setTurnedDown] = useState(false);
  const { remarks, know, tell, forget } = useRemarks();
  const [taken, setTaken] = useState<ReadonlyMap<string, IsIn>>(new Map());
  const { query } = useCustom<DoorGuest[], HttpError>({
    url: fillPath(listDoorGuests.path, { slug: gatheringSlug }),
    method: 'get',
    errorNotification: false,
    queryOptions: {
      refetchInterval: refreshEveryMs,
      ...(kept && { initialData: { data: [...kept.guests] }, initialDataUpdatedAt: Date.parse(kept.readAt) }),
    },
  });
  const { refetch } = query;

  const [queue] = useState(
    () =>
      new ArrivalQueue({
        store: window.localStorage,
        send: async (arrivals) => {
          try {
            const url = fillPath(takeArrivals.path, { slug: gatheringSlug });
            const answer = await provider.custom?.({ url, method: 'post', payload: { arrivals } });
            if (!answer) throw new Error('The provider makes no calls of its own');
            setCut(false);
            setTurnedDown(false);
            return (answer.data as unknown as { rows: ArrivalResult[] }).rows; // the contract's, as everywhere here
          } catch (failure) {
            const status = Number((failure as HttpError).statusCode);
            const isAnswered = isRefused(status);
            setCut(!isAnswered);
            setTurnedDown(isAnswered);
            // One whose session is over is led to the sign-in; what else goes wrong is said on the page.
            if (status > 0) noteFailure(failure);
            throw failure;
          }
        },
        onTaken: (results) => {
          setTaken(
            (before) =>
              new Map([
                ...before,
                ...results.map(({ id, arrivedAt, peopleIn }) => [id, { arrivedAt, peopleIn }] as const),
              ]),
          );
          tell(results);
          // What the list says from here on is newer than what was just taken.
          void refetch().then(({ isSuccess }) => isSuccess && setTaken(new Map()));
        },
      }),
  );
  const pending = useSyncExternalStore(queue.subscribe, queue.getPending);

  // The connection comes and goes outside of the page.
  useEffect(() => {
    const flush = () => void queue.flush();
    flush();
    window.addEventListener('online', flush);
    const timer = window.setInterval(flush, refreshEveryMs);
    return () => {
      window.removeEventListener('online', flush);
      window.clearInterval(timer);
    };
  }, [queue]);

  // What was read last stays while the connection is cut.
  const listed = query.data?.data ?? none;
  const known = useMemo(() => listed.map((guest) => ({ ...guest, ...taken.get(guest.id) })), [listed, taken]);
  useEffect(() => {
    know(known);
  }, [know, known]);
  const guests = useMemo(() => withPending(known, pending), [known, pending]);
  const keptUntil = useDoorKeeper({ guests: known, readAt: query.dataUpdatedAt, keeping, kept });
  const act = useCallback(
    (id: string, step: Arrival['step'], { reason = '', people }: Partial<Pick<Arrival, 'reason' | 'people'>> = {}) => {
      const clientId = crypto.randomUUID();
      queue.add({ clientId, id, step, at: new Date().toISOString(), reason, ...(people && { people }) });
      return clientId;
    },
    [queue],
  );
  return {
    guests,
    pending,
    isCut: isCut || isReadInVain(query, kept),
    isTurnedDown,
    remarks,
    forget,
    act,
    query,
    keptUntil,
  };
}

/** Whether the list is an older one, as no newer is to be had; one that the device has kept is, until another is read. */
function isReadInVain(
  { error, isError, isFetchedAfterMount }: { error: HttpError | null; isError: boolean; isFetchedAfterMount: boolean },
  kept: KeptDoor | undefined,
): boolean {
  if (isError) return !isRefused(Number(error?.statusCode));
  return kept !== undefined && !isFetchedAfterMount;
}

/** Whether an answer says that the same would not be taken later either. */
function isRefused(status: number): boolean {
  return status >= 400 && status < 500 && !passing.includes(status);
}
