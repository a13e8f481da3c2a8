import { errorKind } from '@scholars/contract/error-kind';
import { sessionDays } from '@scholars/contract/limits';
import type { Sealer } from '~/session/seal.server';
import type { Session } from '~/session/sessions.server';
import type { Log } from './log';
import { createOwedStore, idOf } from './owed-ends';
import { createSessionEndCall, type CmsAnswer, type OfCms, type Requester } from './session-end-call';

interface Settings extends OfCms {
  log: Log;
  sealer: Sealer;
  /** Where what is owed outlives the process. */
  dataDir: string | undefined;
  everyMs?: number | undefined;
}

export type SessionEnds = Awaited<ReturnType<typeof createSessionEnds>>;

const retryEveryMs = 5000;
/** Only who is signed in can be owed an end, once for each session; this bounds what a defect could pile up. */
const maxOwed = 10_000;
const sessionMs = sessionDays * 24 * 60 * 60 * 1000;

/**
 * The one way in which a session ends that the portal opened: the CMS is told, and where it does not answer, the end is
 * owed. Until it is paid, this portal takes the session's cookie for none, and asks again every few seconds, also after
 * a restart (decision 0017).
 */
export async function createSessionEnds({ log, sealer, dataDir, everyMs = retryEveryMs, ...ofCms }: Settings) {
  const tell = createSessionEndCall(ofCms);
  const store = createOwedStore({ dataDir, sealer, log });
  /** By the token's hash, the oldest first. */
  const owed = await store.readAll();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  retryLater();

  async function owe({ token, issuedAt }: Session, body: object): Promise<void> {
    const id = idOf(token);
    const everywhere = 'everywhere' in body && body.everywhere === true;
    const before = owed.get(id);
    if (before && (before.everywhere || !everywhere)) return;
    if (!before && owed.size >= maxOwed) return log('error', 'session.owed_full', { owed: owed.size });
    const end = { token, everywhere, until: issuedAt + sessionMs };
    owed.set(id, end);
    retryLater();
    await store.keep(id, end);
  }

  function retryLater(): void {
    if (isStopped || timer !== undefined || owed.size === 0) return;
    timer = setTimeout(() => void payAll(), everyMs).unref();
  }

  /** Pays one after the other, until the CMS fails again. */
  async function payAll(): Promise<void> {
    for (const [id, { token, everywhere, until }] of owed) {
      const isOver = until <= Date.now() || (await isPaid(token, { everywhere }));
      if (isStopped || isOver === undefined) break;
      if (!isOver) continue;
      owed.delete(id);
      await store.forget(id);
    }
    if (owed.size === 0) log('info', 'session.owed_paid');
    timer = undefined;
    retryLater();
  }

  /** @returns nothing where the CMS is still away */
  async function isPaid(token: string, body: object): Promise<boolean | undefined> {
    const answer = await tell(token, body, {}).catch(() => undefined);
    return answer && answer.status < 500 ? isEnd(answer) : undefined;
  }

  return {
    /**
     * Ends a session. It never fails: what the CMS cannot be told now is owed.
     *
     * @param body of the contract's call
     * @returns the CMS's answer; nothing where the end is owed
     */
    async end(session: Session, requester: Requester, body: object = {}): Promise<CmsAnswer | undefined> {
      try {
        const answer = await tell(session.token, body, requester);
        if (answer.status < 500) return answer;
        log('warn', 'session.owed', { requestId: requester.requestId, status: answer.status });
      } catch (error) {
        log('warn', 'session.owed', {
          requestId: requester.requestId,
          reason: errorKind(error),
        });
      }
      await owe(session, body);
      return undefined;
    },

    /** Whether a session has ended here and the CMS does not know it yet. */
    owes: (token: string) => owed.size > 0 && owed.has(idOf(token)),

    /** How many the CMS does not know yet. */
    owed: () => owed.size,

    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** 401: it was over already. */
export function isEnd({ status }: CmsAnswer): boolean {
  return (status >= 200 && status < 300) || status === 401;
}
