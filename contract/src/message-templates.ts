import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { shortTextMaxLength } from './limits.js';
import type { Locale } from './locale.js';
import { instant } from './shapes.js';
import { auditEntry } from './submissions.js';

/** What words are kept for: a message, the question for more information, the reason of a no. */
export const templatePurposes = ['message', 'information', 'refusal'] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

/** What stands in braces in a template, and is filled in for each person. */
export const templatePlaceholders = ['name', 'reference'] as const;
export type TemplateValues = Record<(typeof templatePlaceholders)[number], string>;

/** As long as the shortest text that it may become: the reason of a step. */
export const templateTextMaxLength = 2000;

/** The templates that are offered for the reason of a step. */
export function purposeOfStep(to: string): TemplatePurpose | undefined {
  if (to === 'needs_info' || to === 'more_info') return 'information';
  return to === 'declined' || to === 'rejected' ? 'refusal' : undefined;
}

/** A template's words for one person. */
export function fillTemplate(words: string, values: TemplateValues): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

function isPlaceholder(name: string): name is keyof TemplateValues {
  return (templatePlaceholders as readonly string[]).includes(name);
}

function placeholdersOf(words: string): string[] {
  return [...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}

/** Whether each brace is one of a placeholder that there is. */
function hasKnownPlaceholders(words: string): boolean {
  return placeholdersOf(words).every(isPlaceholder) && !/[{}]/.test(words.replaceAll(/\{\w+\}/g, ''));
}

const words = () =>
  z.pipe(
    text({ required: 'text.required', max: templateTextMaxLength }),
    z.string().check(z.refine(hasKnownPlaceholders, { error: 'template.placeholder' })),
  );

/** One text in both languages, with placeholders. */
export const templateWords = { textEn: words(), textAr: words() };
export type TemplateWords = z.output<z.ZodMiniObject<typeof templateWords>>;

/** What coordinators write. */
export const templateFields = {
  purpose: z.enum(templatePurposes, { error: 'choice.required' }),
  /** What coordinators choose it by. */
  title: text({ required: 'text.required', max: shortTextMaxLength }),
  ...templateWords,
};
export type TemplateFields = z.output<z.ZodMiniObject<typeof templateFields>>;

export function templateText({ textEn, textAr }: TemplateWords, locale: Locale): string {
  return locale === 'ar' ? textAr : textEn;
}

export const messageTemplate = z.object({
  id: z.string(),
  purpose: z.enum(templatePurposes),
  title: z.string(),
  textEn: z.string(),
  textAr: z.string(),
  /** Goes up with each change; a change names the one it saw. */
  version: z.number(),
  updatedAt: instant,
});
export type MessageTemplate = z.output<typeof messageTemplate>;

export const messageTemplateDetail = z.extend(messageTemplate, { history: z.array(auditEntry) });
export type MessageTemplateDetail = z.output<typeof messageTemplateDetail>;

/** What is filled in for one is filled in for all: a text that lacks it would read otherwise in one language. */
function hasSamePlaceholders({ textEn, textAr }: { textEn: string; textAr: string }): boolean {
  const [en, ar] = [textEn, textAr].map((each) => placeholdersOf(each).filter(isPlaceholder).join());
  return en === ar;
}
const otherPlaceholders = { error: 'template.placeholdersDiffer', path: ['textAr'] };
const version = z.number({ error: 'value.invalid' });

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/api/backoffice/message-templates',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'The words that coordinators keep for writing to people, by their titles.',
  data: messageTemplate,
  list: true,
});
export const getMessageTemplate = endpoint({
  method: 'GET',
  path: '/api/backoffice/message-templates/{id}',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'One template with its history.',
  data: messageTemplateDetail,
});
export const createMessageTemplate = endpoint({
  method: 'POST',
  path: '/api/backoffice/message-templates',
  access: 'coordinator',
  summary: 'Keeps words in both languages as a template.',
  body: z.object(templateFields).check(z.refine(hasSamePlaceholders, otherPlaceholders)),
  data: messageTemplateDetail,
  limit: { name: 'template', by: 'session', counts: 'valid' },
});
export const changeMessageTemplate = endpoint({
  method: 'POST',
  path: '/api/backoffice/message-templates/{id}',
  access: 'coordinator',
  summary: 'Changes a template; 409 with the present one when somebody was faster.',
  body: z.object({ ...templateFields, version }).check(z.refine(hasSamePlaceholders, otherPlaceholders)),
  data: messageTemplateDetail,
  limit: { name: 'template', by: 'session', counts: 'valid' },
});
export const removeMessageTemplate = endpoint({
  method: 'POST',
  path: '/api/backoffice/message-templates/{id}/remove',
  access: 'coordinator',
  summary: 'Removes a template; what was written with it stays.',
  body: z.object({ version }),
  limit: { name: 'template', by: 'session', counts: 'valid' },
});
