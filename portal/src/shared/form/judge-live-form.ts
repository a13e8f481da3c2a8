import { localToday } from '@scholars/contract/dates';
import type { Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import type { FormDefinition, Problems } from './form-definition';
import { judgeForm } from './judge-form';
import { loadMessages } from './load-messages';
import { readForm } from './read-form';

/*
 * What judging a form in the browser takes. Loaded with the form's rules when somebody begins to fill it in: the frame
 * has a form on every page.
 */

/** Loads what the form will be judged by. */
export async function prepare(definition: FormDefinition<unknown>, texts: i18n, locale: Locale): Promise<void> {
  await Promise.all([definition.rules(), loadMessages(texts, locale)]);
}

/** What is wrong with a form as it is now, but for its captcha. */
export async function judgeLiveForm(
  definition: FormDefinition<unknown>,
  form: HTMLFormElement,
  texts: i18n,
  locale: Locale,
): Promise<Problems> {
  const content = readForm(definition, new FormData(form));
  const judged = await judgeForm(definition, content, await loadMessages(texts, locale), localToday());
  return judged.ok ? {} : withoutCaptcha(definition, judged.problems);
}

function withoutCaptcha({ fields }: FormDefinition<unknown>, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => fields[name] !== 'captcha'));
}
