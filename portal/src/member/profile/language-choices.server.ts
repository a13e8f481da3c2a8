import { intlTag, type Locale } from '@scholars/contract/locale';
import { languageName } from '@scholars/contract/reference/language-names';
import type { Choice } from '~/shared/form/form-choices.server';

/** Languages that scholars of the network most often name; whoever has told another one keeps it. */
const codes = [
  'ar en fr es de it pt nl sv no da fi pl cs hu ro el ru uk tr fa ku ps ur hi bn pa ta te ne si he am so sw ha yo',
  'ig zu xh af rw om ti ber wo mg id ms jv tl vi th my km zh ja ko kk uz az hy ka sq bs sr hr sl bg ca eu ga la',
].flatMap((line) => line.split(' '));

/** Languages by name, sorted as the page's language sorts. */
export function languageChoices(locale: Locale, told: readonly { code: string }[]): Choice[] {
  const { compare } = new Intl.Collator(intlTag[locale]);
  return [...new Set([...codes, ...told.map(({ code }) => code)])]
    .map((code) => ({ value: code, label: languageName(code, locale) }))
    .sort((a, b) => compare(a.label, b.label));
}
