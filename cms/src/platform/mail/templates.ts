import type { Locale } from '@scholars/contract/locale';
import { type MailContent, composedByStrapi, type ComposedMail } from './compose-mail.js';
import { filledAtStart } from '../typed/trusted-types.js';

/**
 * Every mail of the product by its name: a pure function of the language and the data, which must survive JSON. Each
 * subject declares its own here, beside where they are written (`declare module`).
 */
export interface MailTemplates {}

export type TemplateName = keyof MailTemplates;
export type TemplateData<Name extends TemplateName> = Parameters<MailTemplates[Name]>[1];

export const templates = filledAtStart<MailTemplates>();

/** Call once, before anything is sent. */
export function registerTemplates(all: MailTemplates): void {
  Object.assign(templates, all);
}

/**
 * Renders a mail, or gives what Strapi has composed, by the name that a queued row holds.
 *
 * @throws when there is no template of that name (any more), or the data does not fit it
 */
export function renderTemplate(name: string, locale: Locale, data: unknown): MailContent | ComposedMail {
  if (name === composedByStrapi) return data as ComposedMail; // `queueComposedMail` took it
  if (!Object.hasOwn(templates, name)) throw new Error(`There is no mail template named ${name}`);
  // `queueMail` took the data by the template's own type
  const render = templates[name as TemplateName] as (locale: Locale, data: unknown) => MailContent;
  return render(locale, data);
}
