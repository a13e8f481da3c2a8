import { listDegreeTypes } from '@scholars/contract/site';
import { defineAction } from '../../platform/contract/define-action.js';
import { listDegreeEntries } from './degree-titles.js';

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
