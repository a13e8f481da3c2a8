import { locales } from '@scholars/contract/locale';
import { readSiteKeys } from '~/api/site-keys.server';
import { localePath } from '~/i18n/locale-path';
import { factsContext } from '~/session/request-context.server';
import type { Route } from './+types/security-txt';

const dayMs = 24 * 60 * 60 * 1000;
/** The standard asks for less than a year; a copy that somebody kept is then asked for again. */
const goodForDays = 180;
const mailAddress = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. The global key `security_email`, else the address
 * that everybody writes to; and the contact page, which is there also while the CMS never was.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(factsContext);
  const { security_email, contact_email } = await readSiteKeys(context);
  const email = [security_email, contact_email].find((address) => mailAddress.test(address ?? ''));
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${publicUrl}${localePath('en', '/contact-us')}`,
    `Expires: ${new Date(today + goodForDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
