import { endpoints } from '@scholars/contract/endpoints';
import type { Cms } from './cms.js';

/** Values that exist for the parameters of a call's address. */
export async function findSamples(cms: Cms, name: string): Promise<Record<string, string>> {
  const path = endpoints[name]?.path ?? '';
  const first = async (list: string) => (await cms.data<{ id: string; slug: string }[]>(list))[0];
  const samples: Record<string, string> = {
    provider: 'orcid',
    category: 'research',
    fileId: '00000000-0000-4000-8000-000000000000',
    messageId: '1',
    kind: 'travel-intakes',
  };
  if (path.startsWith('/api/thematic-areas')) return { ...samples, id: '3', slug: 'social-progress' };
  if (path.includes('ta-slug')) return { ...samples, slug: 'precision-health' };
  if (path.startsWith('/api/job-opportunities'))
    return { ...samples, id: (await first('/api/job-opportunities'))?.id ?? '' };
  if (path.startsWith('/api/organizations')) return { ...samples, id: (await first('/api/organizations'))?.slug ?? '' };
  if (path.startsWith('/api/members')) return { ...samples, id: (await first('/api/members'))?.id ?? '' };
  if (path.startsWith('/api/site-index')) return { ...samples, kind: 'opportunity' };
  if (path.startsWith('/api/pages')) return { ...samples, slug: 'about' };
  if (path.startsWith('/api/events')) return { ...samples, slug: 'annual-gathering-24' };
  if (path.startsWith('/api/backoffice'))
    return {
      ...samples,
      id: await cms
        .db('travel_intakes')
        .first('document_id')
        .then((row) => row.document_id),
    };
  return { ...samples, id: '1', slug: 'any' };
}
