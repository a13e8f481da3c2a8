import { asciiDigits } from '@scholars/contract/typed-text';
import { withoutMarks } from '@scholars/contract/unseen';
import { parseWith } from '@scholars/contract/parse';
import { firstProblems, type FormDefinition, type Problems, type ValueOf } from './form-definition';
import type { FormContent } from './read-form';

export type Judged<Value> = { ok: true; value: Value } | { ok: false; problems: Problems };

/**
 * The contract's judgement of a form, with one text per field.
 *
 * @param textOf renders a message reference in the page's language
 * @param today the visitor's own date, where it is known
 */
export async function judgeForm<Form extends FormDefinition>(
  form: Form,
  content: FormContent,
  textOf: (ref: string) => string,
  today?: string,
): Promise<Judged<ValueOf<Form>>> {
  const { schema, readDates } = await loadRules(form, today);
  const dates = readDates?.(form, content.typed);
  const input = { ...content.input, ...dates?.values };
  const parsed = parseWith(schema, form.prepare?.(input) ?? input);
  const refs = {
    ...(parsed.ok ? {} : firstProblems(parsed.problems)),
    ...phoneProblems(form, content),
    ...dates?.problems,
  };
  // what this schema gives
  if (parsed.ok && Object.keys(refs).length === 0) return { ok: true, value: parsed.value as ValueOf<Form> };
  return { ok: false, problems: Object.fromEntries(Object.entries(refs).map(([name, ref]) => [name, textOf(ref)])) };
}

/** Loads what a form is judged by. Dates are asked for by few. */
export async function loadRules(form: FormDefinition, today?: string) {
  const asksDate = Object.values(form.fields).includes('date');
  const [schema, dates] = await Promise.all([form.schema(today), asksDate ? import('./read-dates') : undefined]);
  return { schema, readDates: dates?.readDates };
}

/**
 * The number's own control takes digits only (spec §5). The wire's message about code, space and number
 * would puzzle somebody who has two controls before them.
 */
function phoneProblems(form: FormDefinition, { typed }: FormContent): Record<string, string> {
  const wrong = Object.entries(form.fields).filter(
    ([name, kind]) => kind === 'phone' && !/^\d*$/.test(withoutMarks(asciiDigits(typed[name] ?? '')).trim()),
  );
  return Object.fromEntries(wrong.map(([name]) => [name, 'phone.digits']));
}
