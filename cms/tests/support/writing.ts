import type { UID } from '@strapi/strapi';
import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import type { Cms } from './cms.js';

let number = 0;

/** Writes content as Strapi's desk does, and says what visitors find of it. */
export function writing(cms: Cms) {
  const uid = 'api::opportunity.opportunity';
  const documents = (of: string = uid) => cms.strapi.documents(of as UID.ContentType);
  const write = (data: Record<string, unknown>) => data as never;

  async function create(data: Record<string, unknown> = {}, status: 'published' | 'draft' = 'published') {
    number += 1;
    const slug = `made-by-a-test-${number}`;
    const entry = await documents().create({
      locale: 'en',
      status,
      data: write({
        title: `Zebrafish observatory ${number}`,
        slug,
        summary: 'A post',
        agsCategory: 'research',
        isProgram: false,
        closed: false,
        ...data,
      }),
    });
    return { id: entry.documentId, slug };
  }

  const listed = async (query: string, language: Locale = 'en') =>
    (await cms.data<OpportunityCard[]>(`/api/job-opportunities?pageSize=100&${query}`, { language })).map(
      ({ id }) => id,
    );
  const statusOf = async (path: string) => (await cms.get(path)).status;

  return { uid, documents, write, create, listed, statusOf };
}
