import { sheetTargets, type SheetTarget } from '@scholars/contract/sheet-imports';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '~/i18n/use-text';
import tabStyles from '~/ui/tabs.module.css';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { LastSheets } from './last-sheets';
import { NewSheet } from './new-sheet';
import { SheetProgress } from './sheet-progress';
import styles from './sheets.module.css';

/** Tables that are brought in. What they are, and the one that is under way, stand in the address. */
export function Sheets(): ReactNode {
  const t = useText('sheets');
  const [params, setParams] = useSearchParams();
  const target = sheetTargets.find((known) => known === params.get('of')) ?? 'opportunities';
  const begun = params.get('import');
  usePageTitle(t('title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('title')}</h1>
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      {begun ? (
        <SheetProgress key={begun} id={begun} onAnother={(of) => setParams({ of })} />
      ) : (
        <>
          <div role="group" aria-label={t('target')} className={tabStyles.tabs}>
            {sheetTargets.map((each) => (
              <TargetTab key={each} target={each} isChosen={each === target} onPress={() => setParams({ of: each })} />
            ))}
          </div>
          <NewSheet key={target} target={target} onBegun={(id) => setParams({ of: target, import: id })} />
          <LastSheets />
        </>
      )}
    </>
  );
}

function TargetTab({
  target,
  isChosen,
  onPress,
}: {
  target: SheetTarget;
  isChosen: boolean;
  onPress: () => void;
}): ReactNode {
  const t = useText('sheets');
  return (
    <button type="button" className={tabStyles.tab} aria-pressed={isChosen} onClick={onPress}>
      {t(`of.${target}`)}
    </button>
  );
}
