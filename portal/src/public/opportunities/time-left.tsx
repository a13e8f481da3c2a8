import { useText } from '~/i18n/use-text';
import { daysUntil } from '~/shared/deadline';

/** How long one may still apply: '12 days left'. Nothing once a page kept from yesterday is past it. */
export function TimeLeft({ deadline, now }: { deadline: string; now: string }) {
  const t = useText('directory');
  const days = daysUntil(deadline, now);
  return days < 0 ? null : <strong>{t('deadline.daysLeft', { count: days })}</strong>;
}
