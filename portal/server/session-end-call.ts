import { logout } from '@scholars/contract/account';
import type { NoteCall } from '~/cms-client/ask-cms.server';

/** In whose course a session ends. */
export interface Requester {
  clientIp?: string;
  requestId?: string;
  language?: string | undefined;
}

export interface CmsAnswer {
  status: number;
  text: string;
}

export interface OfCms {
  cmsUrl: string;
  portalKey: string;
  noteCall: NoteCall;
}

const answerTimeoutMs = 5000;

/**
 * How the CMS is told that a session has ended.
 *
 * @returns the call with a session's token and the contract's body; it throws where the CMS does not answer
 */
export function createSessionEndCall({ cmsUrl, portalKey, noteCall }: OfCms) {
  async function send(token: string, body: object, { clientIp, requestId, language }: Requester): Promise<CmsAnswer> {
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

  return async function tell(token: string, body: object, requester: Requester): Promise<CmsAnswer> {
    const startedAt = performance.now();
    const note = (outcome: number | 'unavailable') => noteCall(logout.path, outcome, performance.now() - startedAt);
    try {
      const answer = await send(token, body, requester);
      note(answer.status);
      return answer;
    } catch (error) {
      note('unavailable');
      throw error;
    }
  };
}
