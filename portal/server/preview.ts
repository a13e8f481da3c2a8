import { createHmac, timingSafeEqual } from 'node:crypto';
import { deskOrigins } from '@scholars/contract/desk-origins';
import type { Locale } from '@scholars/contract/locale';
import { parsePreview, previewKeyName, previewQuery, previewText, type Preview } from '@scholars/contract/preview';
import arabic from '~/i18n/locales/ar/preview.json';
import english from '~/i18n/locales/en/preview.json';

export type FindPreview = (search: string) => AskedPreview | undefined;

export interface AskedPreview {
  token: string;
  /** What staff were given this address for; nothing where it is made up or too old. */
  preview: Preview | undefined;
}

const texts = { en: english, ar: arabic };

/** Finds what an address is to preview. Whoever has it was given it by the editors' desk. */
export function createPreviews(secrets: readonly string[]): FindPreview {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update(previewKeyName).digest());
  const isSigned = (preview: Preview, signature: string) => {
    const given = Buffer.from(signature, 'base64url');
    return keys.some((key) => {
      const expected = createHmac('sha256', key).update(previewText(preview)).digest();
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  };
  return (search) => {
    if (!search.includes(previewQuery)) return undefined;
    const token = new URLSearchParams(search).get(previewQuery);
    if (token === null) return undefined;
    const parsed = parsePreview(token);
    const isGood = parsed && parsed.preview.expiresAt > Date.now() && isSigned(parsed.preview, parsed.signature);
    return { token, preview: isGood ? parsed.preview : undefined };
  };
}

/** Says above the page what it is. */
export function withBanner(html: string, locale: Locale, { status }: Preview, nonce: string | undefined): string {
  const style =
    'position:sticky;inset-block-start:0;z-index:1000;margin:0;padding:.5rem 1rem;text-align:center;font-weight:600;background:#121c28;color:#fff';
  const banner =
    `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>.preview-banner{${style}}</style>` +
    `<p class="preview-banner" role="status">${texts[locale][status]}</p>`;
  return html.replace(/<body[^>]*>/, (body) => body + banner);
}

/** Nothing runs on the page, so that no link leads on within it, and the desk may show it beside the form. */
export function previewPolicy(policy: string, adminOrigin: string): string {
  return policy
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/frame-ancestors [^;]*/, `frame-ancestors ${deskOrigins(adminOrigin).join(' ')}`);
}
