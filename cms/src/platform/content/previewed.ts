import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parsePreview, previewKeyName, previewKinds, previewText, type Preview } from '@scholars/contract/preview';
import { keysWithPortal } from '../environment/environment.js';

/** The one document whose draft the call at hand is to see in place of what is published of it. */
const previewed = new AsyncLocalStorage<Preview>();

const keys = keysWithPortal(previewKeyName);
const signaturesOf = (preview: Preview) =>
  keys.map((key) => createHmac('sha256', key).update(previewText(preview)).digest());

/** What stands in the address of a page that shows a draft. */
export function previewToken(preview: Preview): string {
  return `${previewText(preview)}.${signaturesOf(preview)[0]?.toString('base64url')}`;
}

/** What a token lets one see; nothing for one that is made up or too old. */
export function readPreview(token: string, now: number = Date.now()): Preview | undefined {
  const parsed = parsePreview(token);
  if (!parsed || parsed.preview.expiresAt < now) return undefined;
  const given = Buffer.from(parsed.signature, 'base64url');
  const isSigned = signaturesOf(parsed.preview).some(
    (signature) => given.length === signature.length && timingSafeEqual(given, signature),
  );
  return isSigned ? parsed.preview : undefined;
}

export function whilePreviewing<Result>(preview: Preview, run: () => Result): Result {
  return previewed.run(preview, run);
}

/** What is remembered for everybody is read as everybody sees it. */
export function withoutPreview<Result>(run: () => Result): Result {
  return previewed.exit(run);
}

/** The document of this kind whose draft is to be seen; nothing in a call like any other. */
export function previewedId(uid: string): string | undefined {
  const preview = previewed.getStore();
  return preview && preview.status === 'draft' && previewKinds[preview.kind] === uid ? preview.documentId : undefined;
}

/** Which versions of a kind's entries are read: those that are published, but for the one that is previewed. */
export function shownVersions(uid: string): Record<string, unknown> {
  const documentId = previewedId(uid);
  const published = { publishedAt: { $notNull: true } };
  if (documentId === undefined) return published;
  return {
    $or: [
      { ...published, documentId: { $ne: documentId } },
      { documentId, publishedAt: { $null: true } },
    ],
  };
}
