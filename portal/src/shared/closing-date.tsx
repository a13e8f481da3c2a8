import type { OpportunityCard } from '@scholars/contract/opportunities';
import { formatDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';

/** When an opportunity closes, or that it has: 'Closes 25 Feb 2027'. Texts: `directory`. */
export function ClosingDate({ deadline, status }: Pick<OpportunityCard, 'deadline' | 'status'>) {
  const t = useText('directory');
  const { locale } = useLocale();
  if (status === 'closed') return t('deadline.closedEarly');
  if (!deadline) return t('deadline.none');
  const date = formatDate(deadline, locale, 'short');
  return (
    <time dateTime={deadline}>{t(status === 'expired' ? 'deadline.closedOn' : 'deadline.closesOn', { date })}</time>
  );
}
