import type { Locale } from '@scholars/contract/locale';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';

/** A note where an entry is not in the page's language: nobody has translated it yet. Texts: `directory`. */
export function ShownIn({ locale }: { locale: Locale }) {
  const t = useText('directory');
  const page = useLocale();
  return locale === page.locale ? null : <Badge>{t(`shownIn.${locale}`)}</Badge>;
}
