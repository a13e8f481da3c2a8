import type { SendMailOptions } from 'nodemailer';
import { environment } from '../environment/environment.js';
import type { MailContent, ComposedMail } from './compose-mail.js';
import type { JobRow } from './job-states.js';
import type { MailPayload } from './payload-cipher.js';
import { contactAddress, siteName } from '../site/site-name.js';

type MessageJob = Pick<JobRow, 'id' | 'template' | 'locale' | 'created_at'>;

/**
 * A mail as the transport takes it: one recipient, an id that stays the same at every attempt, and marked as
 * automatic so that no absence note answers it.
 *
 * @throws when the recipient is not one plain address
 */
export function buildMessage(
  { id, template, locale, created_at }: MessageJob,
  { to, attachments }: MailPayload,
  content: MailContent | ComposedMail,
): SendMailOptions {
  const from = environment.mailFrom;
  const recipient = requireAddress(to);
  const contact = contactAddress();
  const asked: Partial<ComposedMail> = content;
  const replyTo = asked.replyTo ?? (contact && { name: siteName(locale), address: contact });
  return {
    from: asked.from ?? { name: siteName(locale), address: from },
    to: { name: '', address: recipient },
    // Whatever the headers say, this is whom the server is told.
    envelope: { from, to: [recipient] },
    ...(replyTo && { replyTo }),
    subject: content.subject,
    text: content.text,
    ...(content.html && { html: content.html }),
    date: new Date(created_at),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      // So that a mail program or a mail server's log can tell the kinds apart.
      'X-Mail-Template': template,
      ...(content.unsubscribe && {
        'List-Unsubscribe': {
          prepared: true,
          foldLines: true,
          value: `<${requireUrl(content.unsubscribe.oneClickUrl)}>`,
        },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  };
}

function requireAddress(address: string): string {
  if (!/^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+$/u.test(address))
    throw new Error('Not one plain mail address');
  return address;
}

function requireUrl(url: string): string {
  return new URL(url).href;
}
