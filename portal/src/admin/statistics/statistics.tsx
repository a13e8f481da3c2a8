import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { CallProblem } from '../parts/call-problem';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { AreaFigure } from './area-figure';
import { CountryFigure } from './country-figure';
import { PeriodBar } from './period-bar';
import { StatusFigure } from './status-figure';
import { UseFigure } from './use-figure';
import { useStatistics } from './use-statistics';
import { WaitFigure } from './wait-figure';
import { WeekFigure } from './week-figure';
import { WorkloadFigure } from './workload-figure';

/** What came in, what became of it and who has it, in figures that lead to their rows; to be printed too. */
export default function StatisticsPage(): ReactNode {
  const t = useText('statistics');
  const { from, to, today, found, query, show } = useStatistics();
  usePageTitle(t('title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('title')}</h1>
        <p className={pageStyles.lead}>{t('lead')}</p>
      </div>
      <PeriodBar {...{ from, to, today }} onChange={show} />
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {found && (
        <>
          <WeekFigure found={found} />
          <WaitFigure found={found} />
          <StatusFigure found={found} />
          <CountryFigure found={found} />
          <AreaFigure found={found} />
          <WorkloadFigure found={found} />
          <UseFigure found={found} />
        </>
      )}
    </>
  );
}
