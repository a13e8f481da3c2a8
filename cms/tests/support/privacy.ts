import JSZip from 'jszip';
import { expect, vi } from 'vitest';
import type { AccountClosing, DataExport } from '@scholars/contract/privacy';
import type { UserProfile } from '@scholars/contract/profile';
import { goodPassword } from './accounts.js';
import type { Cms } from './cms.js';
import type { SmtpSink } from './smtp-sink.js';

type Job = (now: number) => Promise<void>;

/** What facts about copies of data and erasures do again and again. */
export function usePrivacy(cms: Cms, sink: SmtpSink) {
  const subjectsTo = (address: string) =>
    sink.taken.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail.subject ?? '');
  const mailed = (address: string, words: string) =>
    vi.waitUntil(() => subjectsTo(address).some((subject) => subject.includes(words)), { timeout: 10_000 });
  const profileOf = (token: string) => cms.data<UserProfile>('/api/user-profile', { token });
  const isListed = async (slug: string) => (await cms.get(`/api/members/${slug}`)).status === 200;
  const close = (token: string, password = goodPassword) =>
    cms.post<AccountClosing>('/api/my-account/delete', { password }, { token });
  const eraseAt = (now: number) =>
    cms.module<Record<'eraseClosedAccounts', Job>>('src/api/privacy/erase-accounts.js').eraseClosedAccounts(now);

  async function copyOf(token: string): Promise<DataExport> {
    expect((await cms.post('/api/my-data', {}, { token })).status).toBe(200);
    return vi.waitFor(
      async () => {
        const found = await cms.data<DataExport>('/api/my-data', { token });
        expect(found.state).toBe('ready');
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
  }
  const unpacked = async (token: string, { id }: DataExport) => {
    const { status, headers, bytes } = await cms.get(`/api/my-data/${id}`, { token });
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'application/zip' });
    return JSZip.loadAsync(bytes);
  };

  return { mailed, profileOf, isListed, close, eraseAt, copyOf, unpacked };
}
