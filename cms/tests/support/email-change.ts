import { expect, vi } from 'vitest';
import type { EmailChange } from '@scholars/contract/email-change';
import { tokenIn } from './account-mails.js';
import { goodPassword, newPerson } from './accounts.js';
import type { Cms } from './cms.js';
import type { RequestOptions } from './request.js';
import type { SmtpSink } from './smtp-sink.js';

export const emailChangePath = '/api/email-change';
/** Of the subject of the mail with the link. */
export const linkWords = 'Confirm your new email address';

/** How facts give accounts other addresses, with the mails of a real mail server. */
export function useEmailChange(cms: Cms, sink: SmtpSink) {
  const ask = (token: string, email: string, password = goodPassword, options: RequestOptions = {}) =>
    cms.post<EmailChange>(emailChangePath, { email, password }, { token, ...options });
  const confirm = (token: string) => cms.post<{ email: string }>('/api/confirm-email-change', {}, { token });
  const mailsAbout = (address: string, words: string) =>
    sink.taken.filter(({ recipients, mail }) => recipients.includes(address) && mail.subject?.includes(words));
  /** The last of so many mails about something to an address. */
  const mailAbout = (address: string, words: string, count = 1) =>
    vi.waitFor(
      () => {
        const found = mailsAbout(address, words).at(count - 1);
        if (!found) throw new Error(`No mail ${count} about "${words}"`);
        return found;
      },
      { timeout: 10_000 },
    );
  /** Asks, and waits for the link. @returns its token */
  async function asked(token: string, email: string): Promise<string> {
    const before = mailsAbout(email, linkWords).length;
    expect((await ask(token, email)).status).toBe(200);
    return tokenIn(await mailAbout(email, linkWords, before + 1));
  }
  return {
    ask,
    asked,
    confirm,
    mailsAbout,
    mailAbout,
    /** Gives the account of a session another address. @returns it */
    async move(token: string, email = newPerson()): Promise<string> {
      expect((await confirm(await asked(token, email))).status).toBe(200);
      return email;
    },
  };
}
