import { listDegreeTypes } from '@scholars/contract/site';
import { defineAction } from '../../../contract/define-action.js';
import { listDegreeEntries } from '../queries/degree-titles.js';

export const actions = {
  listDegreeTypes: defineAction(listDegreeTypes, async ({ locale: asked }) => ({
    rows: (await listDegreeEntries(asked)).map(({ documentId, slug, title, level, locale }) => ({
      id: documentId,
      slug,
      title,
      level,
      locale,
    })),
  })),
};
