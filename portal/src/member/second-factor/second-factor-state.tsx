import { formatDate, formatNumber } from '@scholars/contract/format';
import type { SecondFactor } from '@scholars/contract/second-factor';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { DefinitionList } from '~/ui/definition-list';
import { Notice } from '~/ui/notice';

const fewCodes = 2;

/** Since when it is on, and how many recovery codes are left. */
export function SecondFactorState({ state }: { state: Omit<SecondFactor, 'pending'> }) {
  const t = useText('second-factor');
  const { locale } = useLocale();
  return (
    <>
      <DefinitionList
        items={[
          { term: t('on.since'), value: state.since && formatDate(state.since, locale) },
          { term: t('on.codes'), value: formatNumber(state.recoveryCodesLeft, locale) },
        ]}
      />
      {state.recoveryCodesLeft <= fewCodes && (
        <Notice tone="warning">
          <p>{t('on.few')}</p>
        </Notice>
      )}
    </>
  );
}
