import { listDegreeTypes, type DegreeType } from '@scholars/contract/site';
import { defineAction } from '../../platform/contract/define-action.js';
import { listDegreeEntries, type DegreeTypeEntry } from './degree-titles.js';

export const actions = {
  listDegreeTypes: defineAction(listDegreeTypes, async ({ locale: asked }) => ({
    rows: (await listDegreeEntries(asked)).map(presentDegree),
  })),
};

function presentDegree({ documentId, slug, title, level, locale }: DegreeTypeEntry): DegreeType {
  return { id: documentId, slug, title, level, locale };
}
