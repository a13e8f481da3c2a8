import { asciiDigits } from '@scholars/contract/digits';
import { firstProblems, type FormDefinition, type Problems } from './form-definition';
import type { FormContent } from './read-form';

export type Judged<Value = Record<string, unknown>> = { ok: true; value: Value } | { ok: false; problems: Problems };

/**
 * The contract's judgement of a form, with one text per field.
 *
 * @param textOf renders a message reference in the page's language
 * @param today the visitor's own date, where it is known
 */
export async function judgeForm<Value>(
  form: FormDefinition<Value>,
  content: FormContent,
  textOf: (ref: string) => string,
  today?: string,
): Promise<Judged<Value>> {
  const { parse, readDates } = await form.rules();
  const dates = readDates?.(form, content.typed);
  const parsed = parse({ ...content.input, ...dates?.values }, today);
  const refs = {
    ...(parsed.ok ? {} : firstProblems(parsed.problems)),
    ...phoneProblems(form, content),
    ...dates?.problems,
  };
  if (parsed.ok && Object.keys(refs).length === 0) return { ok: true, value: parsed.value };
  return { ok: false, problems: Object.fromEntries(Object.entries(refs).map(([name, ref]) => [name, textOf(ref)])) };
}

/**
 * The number's own control takes digits only (spec §5). The wire's message about code, space and number
 * would puzzle somebody who has two controls before them.
 */
function phoneProblems(form: FormDefinition<unknown>, { typed }: FormContent): Record<string, string> {
  const wrong = Object.entries(form.fields).filter(
    ([name, kind]) => kind === 'phone' && !/^\d*$/.test(asciiDigits(typed[name] ?? '').trim()),
  );
  return Object.fromEntries(wrong.map(([name]) => [name, 'phone.digits']));
}
