import { localToday } from '@scholars/contract/dates';
import type { Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import type { FormDefinition, Problems } from './form-definition';
import { judgeForm, loadRules } from './judge-form';
import { loadMessages } from './load-messages';
import { readForm } from './read-form';

/*
 * What judging a form in the browser takes. Loaded with the form's rules when somebody begins to fill it in: the frame
 * has a form on every page.
 */

/** Loads what the form will be judged by. */
export async function prepare(definition: FormDefinition, texts: i18n, locale: Locale): Promise<void> {
  await Promise.all([loadRules(definition), loadMessages(texts, locale)]);
}

/** What is wrong with a form as it is now, but for its captcha. */
export async function judgeLiveForm(
  definition: FormDefinition,
  form: HTMLFormElement,
  texts: i18n,
  locale: Locale,
): Promise<Problems> {
  const content = readForm(definition, new FormData(form));
  const judged = await judgeForm(definition, content, await loadMessages(texts, locale), localToday());
  return judged.ok ? {} : withoutCaptcha(definition, judged.problems);
}

function withoutCaptcha({ fields }: FormDefinition, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => fields[name] !== 'captcha'));
}
