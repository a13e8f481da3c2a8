import parseAddresses from 'nodemailer/lib/addressparser';
import type { ComposedMail } from './compose-mail.js';
import { queueComposedMail } from './outbox.js';

/** As much of what Strapi's email plugin hands to a provider as mails have. */
interface StrapiMail {
  to: string | string[];
  cc?: string | string[];
  bcc?: string | string[];
  from?: string;
  replyTo?: string;
  subject?: string;
  text?: string;
  html?: string;
  attachments?: unknown[];
}

/**
 * Strapi's email provider (config/plugins.ts): whatever Strapi itself mails, e.g. to staff who forgot their password,
 * is queued like our own mails and leaves by the same server. It is sent by the worker, so this never waits for a
 * server.
 */
export function init() {
  return {
    async send({
      to,
      cc,
      bcc,
      from,
      replyTo,
      subject = '',
      text = '',
      html = '',
      attachments = [],
    }: StrapiMail): Promise<void> {
      if (attachments.length > 0) throw new Error('The outbox takes no attachments of Strapi’s mails');
      const recipients = [to, cc, bcc].flatMap(addressesOf);
      if (recipients.length === 0) throw new Error('A mail without a recipient');
      const mail: ComposedMail = {
        subject: subject.replace(/\s+/g, ' ').trim(),
        text,
        html,
        ...(from && { from }),
        ...(replyTo && { replyTo }),
      };
      await queueComposedMail([...new Set(recipients)], mail);
    },
  };
}

function addressesOf(list: string | string[] | undefined): string[] {
  return [list ?? []]
    .flat()
    .flatMap((text) => parseAddresses(text, { flatten: true }).map(({ address }) => address))
    .filter(Boolean);
}
