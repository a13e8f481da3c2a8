import type { TextValues } from '@scholars/contract/compile-texts';
import { defineTexts } from '../site/define-texts.js';
import type { Letter } from './letter.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** The words that every mail carries around its own. */
export const letterTexts = defineTexts({ en, ar });

type OpeningKey<Mail extends string> = `mails.${Mail}.${'subject' | 'preview' | 'heading'}`;

/** What every mail's own words begin with, from its group in its subject's texts. */
export function openingOf<Mail extends string>(
  t: (key: OpeningKey<NoInfer<Mail>>, values?: TextValues) => string,
  mail: Mail,
  values?: TextValues,
): Pick<Letter, 'subject' | 'preview' | 'heading'> {
  return {
    subject: t(`mails.${mail}.subject`, values),
    preview: t(`mails.${mail}.preview`, values),
    heading: t(`mails.${mail}.heading`, values),
  };
}
