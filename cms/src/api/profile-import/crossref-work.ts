import { crossrefAnswer } from '@scholars/contract/crossref-work';
import { profileEntries } from '@scholars/contract/forms/profile-entries';
import { longTextMaxLength } from '@scholars/contract/limits';
import { parseWith } from '@scholars/contract/parse';
import type { publicationTypes } from '@scholars/contract/profile-parts';
import { environment } from '../../platform/environment/environment.js';
import { getJson } from '../../platform/outgoing/get-json.js';
import type { Proposal } from './proposal.js';

/** The publication of a DOI; nothing where none is known. @throws ContractError 503 as `getJson` */
export async function readWork(doi: string): Promise<Proposal | undefined> {
  const { doiApiUrl } = environment.imports;
  if (!doiApiUrl) return undefined;
  const read = parseWith(crossrefAnswer, await getJson('The DOI service', `${doiApiUrl}/${encodeURIComponent(doi)}`));
  if (!read.ok) return undefined;
  const { message } = read.value;
  const entry = {
    title: cut(message.title?.[0], 500),
    translatedTitle: cut(message['original-title']?.[0], 500),
    type: typeOf(message.type),
    venue: cut(message['container-title']?.[0] ?? message.publisher, 255),
    year: (message.issued ?? message.published)?.['date-parts']?.[0]?.[0] ?? '',
    doi,
    authors: cut(message.author?.map(nameOf).filter(Boolean).join('; '), longTextMaxLength),
  };
  const [full, bare] = [
    parseWith(profileEntries.publications, { ...entry, url: message.URL ?? '' }),
    parseWith(profileEntries.publications, { ...entry, url: '' }),
  ];
  const judged = full.ok ? full : bare;
  if (!judged.ok) return undefined;
  return { section: 'publications', source: 'doi', keys: [doi.toLowerCase()], entry: judged.value };
}

function nameOf({ given, family, name }: { given?: string | null; family?: string | null; name?: string | null }) {
  return name ?? [given, family].filter(Boolean).join(' ');
}

function typeOf(type: string | null | undefined): (typeof publicationTypes)[number] {
  if (!type) return 'article';
  if (/^(book-chapter|book-section|book-part|reference-entry)$/.test(type)) return 'chapter';
  if (type.startsWith('proceedings')) return 'conference';
  return /book|monograph|dissertation/.test(type) ? 'book' : 'article';
}

/** Titles there may hold tags, as `<i>`; the beginning of what is too long is better than nothing. */
function cut(text: string | null | undefined, max: number): string {
  const plain = (text ?? '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, max).join('');
}
