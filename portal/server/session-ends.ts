import { logout } from '@scholars/contract/account';
import { sessionDays } from '@scholars/contract/limits';
import { createOwedStore, idOf } from './owed-ends.mjs';

/**
 * @typedef {import('../src/session/sessions.server').Session} Session
 * @typedef {import('./owed-ends.mjs').OwedEnd} OwedEnd
 * @typedef {{ clientIp?: string, requestId?: string, language?: string }} Asker in whose course a session ends
 * @typedef {{ status: number, text: string }} CmsAnswer
 */

const answerTimeoutMs = 5000;
const retryEveryMs = 5000;
/** Only who is signed in can be owed an end, once for each session; this bounds what a defect could pile up. */
const maxOwed = 10_000;
const sessionMs = sessionDays * 24 * 60 * 60 * 1000;

/**
 * The one way in which a session ends that the portal opened: the CMS is told, and where it does not answer, the end is
 * owed. Until it is paid, this portal takes the session's cookie for none, and asks again every few seconds, also after
 * a restart (decision 0017).
 *
 * @param {object} settings
 * @param {string} settings.cmsUrl
 * @param {string} settings.portalKey
 * @param {import('./log.mjs').Log} settings.log
 * @param {import('../src/session/seal.server').Sealer} settings.sealer
 * @param {string | undefined} settings.dataDir where what is owed outlives the process
 * @param {number} [settings.everyMs]
 */
export async function createSessionEnds({ cmsUrl, portalKey, log, sealer, dataDir, everyMs = retryEveryMs }) {
  const store = createOwedStore({ dataDir, sealer, log });
  /** By the token's hash, the oldest first. @type {Map<string, OwedEnd>} */
  const owed = await store.readAll();
  let isStopped = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  retryLater();

  /** @param {string} token @param {object} body @param {Asker} asker @returns {Promise<CmsAnswer>} */
  async function tell(token, body, { clientIp, requestId, language }) {
    const response = await fetch(cmsUrl + logout.path, {
      method: logout.method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Portal-Key': portalKey,
        ...(clientIp && { 'X-Client-Ip': clientIp }),
        ...(requestId && { 'X-Request-Id': requestId }),
        ...(language && { Language: language }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return { status: response.status, text: await response.text() };
  }

  /** @param {Session} session @param {object} body */
  async function owe({ token, issuedAt }, body) {
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

  function retryLater() {
    if (isStopped || timer !== undefined || owed.size === 0) return;
    timer = setTimeout(payAll, everyMs).unref();
  }

  /** Pays one after the other, until the CMS fails again. */
  async function payAll() {
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

  /** @param {string} token @param {object} body @returns {Promise<boolean | undefined>} nothing where the CMS is still away */
  async function isPaid(token, body) {
    const answer = await tell(token, body, {}).catch(() => undefined);
    return answer && answer.status < 500 ? isEnd(answer) : undefined;
  }

  return {
    /**
     * Ends a session. It never fails: what the CMS cannot be told now is owed.
     *
     * @param {Session} session
     * @param {Asker} asker
     * @param {object} [body] of the contract's call
     * @returns {Promise<CmsAnswer | undefined>} the CMS's answer; nothing where the end is owed
     */
    async end(session, asker, body = {}) {
      try {
        const answer = await tell(session.token, body, asker);
        if (answer.status < 500) return answer;
        log('warn', 'session.owed', { requestId: asker.requestId, status: answer.status });
      } catch (error) {
        log('warn', 'session.owed', {
          requestId: asker.requestId,
          reason: error instanceof Error ? error.name : 'unknown',
        });
      }
      await owe(session, body);
      return undefined;
    },

    /** Whether a session has ended here and the CMS does not know it yet. @param {string} token */
    owes: (token) => owed.size > 0 && owed.has(idOf(token)),

    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** 401: it was over already. @param {CmsAnswer} answer */
export function isEnd({ status }) {
  return (status >= 200 && status < 300) || status === 401;
}
