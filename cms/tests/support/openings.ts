import { afterEach } from 'vitest';
import type { Cms } from './cms.js';

const uid = 'api::opportunity.opportunity';

/** Opportunities that staff publish in a fact; they are gone after it. */
export function useOpenings(cms: Cms) {
  const made: string[] = [];
  let number = 0;
  afterEach(async () => {
    for (const documentId of made.splice(0)) await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
  });
  return {
    async publish(changes: Record<string, unknown> = {}): Promise<{ documentId: string; slug: string }> {
      number += 1;
      const slug = `opening-in-a-fact-${number}`;
      const { documentId } = await cms.strapi.documents(uid).create({
        locale: 'en',
        data: {
          title: 'Keeper of <lakes>',
          slug,
          summary: 'A post',
          agsCategory: 'research',
          isProgram: false,
          closed: false,
          ...changes,
        } as never, // Strapi's types are not generated here
      });
      made.push(documentId);
      await cms.strapi.documents(uid).publish({ documentId, locale: 'en' });
      return { documentId, slug };
    },
  };
}
