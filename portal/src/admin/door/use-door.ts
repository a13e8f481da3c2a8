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
import { ArrivalQueue } from './arrival-queue';
import { withPending } from './find-door-guests';

// Other doors let people in meanwhile.
const refreshEveryMs = 5000;
// No session any more, too slow, too many at once: the same will be taken later.
const passing = [401, 408, 429];
const none: readonly DoorGuest[] = [];
type IsIn = Pick<DoorGuest, 'arrivedAt' | 'peopleIn'>;

/** The guests as this door knows them, and how one is let in: at once here, and there as soon as there is a connection. */
export function useDoor() {
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const [isCut, setCut] = useState(false);
  const [isTurnedDown, setTurnedDown] = useState(false);
  const [remarks, setRemarks] = useState<readonly ArrivalResult[]>([]);
  const [taken, setTaken] = useState<ReadonlyMap<string, IsIn>>(new Map());
  const { query } = useCustom<DoorGuest[], HttpError>({
    url: fillPath(listDoorGuests.path, { slug: gatheringSlug }),
    method: 'get',
    errorNotification: false,
    queryOptions: { refetchInterval: refreshEveryMs },
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
            const isAnswered = status >= 400 && status < 500 && !passing.includes(status);
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
          setRemarks((before) => [...before, ...results.filter(isRemarkable)]);
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
  const guests = useMemo(() => {
    const known = listed.map((guest) => ({ ...guest, ...taken.get(guest.id) }));
    return withPending(known, pending);
  }, [listed, taken, pending]);
  const act = useCallback(
    (id: string, step: Arrival['step'], { reason = '', people }: Partial<Pick<Arrival, 'reason' | 'people'>> = {}) => {
      const clientId = crypto.randomUUID();
      queue.add({ clientId, id, step, at: new Date().toISOString(), reason, ...(people && { people }) });
      return clientId;
    },
    [queue],
  );
  const forget = (clientId: string) => setRemarks((before) => before.filter((one) => one.clientId !== clientId));
  return { guests, pending, isCut, isTurnedDown, remarks, forget, act, query };
}

/** Where another door was first, or something has changed meanwhile: here it looked as if somebody was let in. */
function isRemarkable({ outcome }: ArrivalResult): boolean {
  return outcome === 'already' || outcome === 'reason' || outcome === 'unknown';
}
