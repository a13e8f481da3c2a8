import { datePartName, dateParts, type DatePart, type TypedDate } from '@scholars/contract/field-parts';
import type { Locale } from '@scholars/contract/locale';
import { formatYear } from '@scholars/contract/format';

/** What stands in the three controls of a date field. */
export function typedIn(fieldset: HTMLFieldSetElement): TypedDate {
  const text = (part: DatePart) => inputOf(fieldset, part).value;
  return { day: text('day'), month: text('month'), year: text('year') };
}

/** Writes numbers into the three controls in the digits of the page, as one input of the person. */
export function fillParts(fieldset: HTMLFieldSetElement, numbers: TypedDate, locale: Locale): void {
  for (const part of dateParts) inputOf(fieldset, part).value = formatYear(Number(numbers[part]), locale);
  inputOf(fieldset, 'year').dispatchEvent(new Event('input', { bubbles: true }));
}

function inputOf(fieldset: HTMLFieldSetElement, part: DatePart): HTMLInputElement {
  // The field draws one input of this name for each part.
  return fieldset.elements.namedItem(datePartName(fieldset.name, part)) as HTMLInputElement;
}
