import { applyToOpportunity } from '@scholars/contract/applications';
import { sendMessage } from '@scholars/contract/chat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './call-api';

/** As the browser's own: it fails as soon as its signal says so, and not before. */
function neverAnswered(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

describe('A call that nothing answers', () => {
  afterEach(() => vi.restoreAllMocks());

  /** @returns how long it waits, and how it ends then */
  async function giveUp(call: () => Promise<unknown>) {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    vi.stubGlobal('fetch', neverAnswered);
    const ended = call().catch((error: Error) => error.name);
    patience.abort(new DOMException('', 'TimeoutError'));
    return { name: await ended, ms: timeout.mock.lastCall?.[0] };
  }

  it('fails, so that it can be tried again', async () => {
    const call = () => callApi(sendMessage, { params: { id: 'one' }, body: { text: 'Hello', clientMessageId: 'a' } });
    expect(await giveUp(call)).toEqual({ name: 'TimeoutError', ms: 30_000 });
  });

  it('is waited for longer where a file goes along', async () => {
    const body = new FormData();
    body.set('coverLetter', 'Lakes');
    const call = () => callApi(applyToOpportunity, { params: { id: 'one' }, body });
    expect(await giveUp(call)).toMatchObject({ ms: 30_000 });
    body.set('cv', new File(['%PDF'], 'cv.pdf'));
    expect(await giveUp(call)).toMatchObject({ ms: 300_000 });
  });
});
