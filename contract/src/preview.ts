/** Drafts that are shown on the site: which kinds have a page of their own, by the word that stands in addresses. */
export const previewKinds = {
  opportunity: 'api::opportunity.opportunity',
  organization: 'api::organization.organization',
  page: 'api::page.page',
  event: 'api::event.event',
  area: 'api::thematic-area.thematic-area',
} as const;

export type PreviewKind = keyof typeof previewKinds;

/** In the address of a page, and the header by which the portal hands it to the CMS. */
export const previewQuery = 'preview';
export const previewHeader = 'X-Preview';
/** What signs them is derived from SECRET by this name, in both parts. */
export const previewKeyName = 'preview-key';
/** How long an address is good: for a look, not for keeping. */
export const previewMinutes = 60;

export interface Preview {
  kind: PreviewKind;
  documentId: string;
  /** Which of the two is looked at: beside a draft staff may see what visitors see now. */
  status: 'draft' | 'published';
  /** Milliseconds. */
  expiresAt: number;
}

/** What is signed. */
export function previewText({ kind, documentId, status, expiresAt }: Preview): string {
  return [kind, documentId, status, expiresAt.toString(36)].join('.');
}

/** What an address says, and by whom it says to be signed; nothing where it is none of ours. */
export function parsePreview(token: string): { preview: Preview; signature: string } | undefined {
  const match = /^([a-z]+)\.([a-z0-9]{20,30})\.(draft|published)\.([a-z0-9]{6,10})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, kind = '', documentId = '', status, term = '', signature = ''] = match;
  if (!Object.hasOwn(previewKinds, kind)) return undefined;
  return {
    preview: {
      kind: kind as PreviewKind, // looked up above
      documentId,
      status: status === 'draft' ? 'draft' : 'published',
      expiresAt: parseInt(term, 36),
    },
    signature,
  };
}
