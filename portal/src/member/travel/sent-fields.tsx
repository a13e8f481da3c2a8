import { formatDate } from '@scholars/contract/format';
import type { OwnTravelRequest } from '@scholars/contract/submissions';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { DefinitionList } from '~/ui/definition-list';
import { sizeIn } from '~/ui/fields/file-field';
import styles from './my-travel-requests.module.css';

/** What a travel request says beside its journey, folded until one asks for it. */
export function SentFields({ request, isOpen }: { request: OwnTravelRequest; isOpen: boolean }) {
  const t = useText('travel-request');
  const field = useText('travel-intake');
  return (
    <details className={styles.sent} open={isOpen}>
      <summary>{t('mine.sent')}</summary>
      <DefinitionList
        items={[
          { term: field('fields.fullName'), value: <bdi>{request.fullName}</bdi> },
          { term: field('fields.emailAddress'), value: <bdi dir="ltr">{request.emailAddress}</bdi> },
          { term: field('fields.phoneNumber'), value: <bdi dir="ltr">{request.phoneNumber}</bdi> },
          { term: t('fields.country'), value: request.country?.name },
          {
            term: field('fields.specialTravelRequirements'),
            value: <bdi className={styles.written}>{request.specialTravelRequirements}</bdi>,
          },
          { term: field('fields.passportDocument'), value: <Passport passport={request.passport} /> },
        ]}
      />
    </details>
  );
}

function Passport({ passport }: Pick<OwnTravelRequest, 'passport'>) {
  const t = useText('travel-request');
  const { locale } = useLocale();
  if (!passport) return null;
  const { name, size, erasedAt } = passport;
  return (
    <>
      <bdi>{name}</bdi>{' '}
      {erasedAt ? t('mine.erased', { date: formatDate(erasedAt, locale) }) : `(${sizeIn(size, locale)})`}
    </>
  );
}
