import { sendMessage } from '@scholars/contract/chat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '~/api/call-api';
import { patience } from './patience';

/** As the browser's own: it fails as soon as its signal says so, and not before. */
function neverAnswered(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

describe('A call that nothing answers', () => {
  afterEach(() => vi.restoreAllMocks());

  it('fails, so that it can be tried again', async () => {
    const end = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    vi.stubGlobal('fetch', neverAnswered);
    const body = { text: 'Hello', clientMessageId: 'a' };
    const ended = callApi(sendMessage, { params: { id: 'one' }, body, signal: patience() }).catch(
      (error: Error) => error.name,
    );
    end.abort(new DOMException('', 'TimeoutError'));
    expect(await ended).toBe('TimeoutError');
  });

  it('is waited for longer where a file goes along', () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const body = new FormData();
    body.set('coverLetter', 'Lakes');
    patience();
    patience(body);
    body.set('cv', new File(['%PDF'], 'cv.pdf'));
    patience(body);
    expect(timeout.mock.calls).toEqual([[30_000], [30_000], [300_000]]);
  });
});
