import type { SmtpSink, TakenMail } from './smtp-sink.js';

/** The token of the link that the last mail to an address carries, once there are so many mails. */
export async function tokenFor(sink: SmtpSink, address: string, count = 1): Promise<string> {
  const mails = await sink.mailsTo(address, count);
  return tokenIn(mails.at(-1));
}

export function tokenIn(taken: TakenMail | undefined): string {
  const token = /[?&]token=([\w-]{43})\b/.exec(taken?.mail.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link with a token');
  return token;
}
