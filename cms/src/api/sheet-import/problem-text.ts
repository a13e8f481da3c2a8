import { intlTag, type Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { FoundProblem } from './judge-sheet.js';
import { sheetTargets, sheetTexts } from './sheet-targets.js';

const choicesOf = new Map(
  Object.values(sheetTargets).flatMap(({ fields }) => fields.map(({ name, choices }) => [String(name), choices])),
);

/** What is wrong in a cell, in words; of one that has none of the allowed values also which those are. */
export function problemText(locale: Locale, { field, problem }: FoundProblem): string {
  const choices = choicesOf.get(field);
  if (problem !== 'cell.choice' || !choices) return messageText(locale, problem);
  const texts = sheetTexts(locale);
  const list = new Intl.ListFormat(intlTag[locale], { type: 'disjunction' });
  return texts('noneOf', { values: list.format(choices.map((choice) => texts(`choices.${choice}`))) });
}
