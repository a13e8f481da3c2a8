import { parseTableParams, useDataProvider } from '@refinedev/core';
import { formatNumber } from '@scholars/contract/format';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { adminPath, onPage } from '../data/queue-address';
import { pageOf, placeOn, readRecordState, stepAlong, type Trail } from '../values/trail';
import { BackKey } from './back-key';
import styles from './record-steps.module.css';
import { useKeys } from './use-keys';

/** From one record to the next or the one before, in the order of the list that one came from, across its pages. */
export function RecordSteps({ kind }: { kind: SubmissionKind }): ReactNode {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const given = readRecordState(state);
  if (!given?.trail?.ids.includes(id)) return <BackKey resource={kind} />;
  return <Steps kind={kind} id={id} queueSearch={given.queueSearch} trail={given.trail} />;
}

interface Props {
  kind: SubmissionKind;
  id: string;
  queueSearch: string;
  trail: Trail;
}

function Steps({ kind, id, queueSearch, trail }: Props): ReactNode {
  const t = useText('lists');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const provider = useDataProvider()();
  const [said, setSaid] = useState('');
  const [isUnderWay, setUnderWay] = useState(false);

  async function readPage(page: number): Promise<string[]> {
    const { parsedFilters, parsedSorter } = parseTableParams(queueSearch);
    const { data } = await provider.getList<{ id: string }>({
      resource: kind,
      filters: parsedFilters,
      sorters: parsedSorter,
      pagination: { currentPage: page, pageSize: trail.pageSize },
    });
    return data.map((row) => row.id);
  }

  async function step(by: 1 | -1): Promise<void> {
    if (isUnderWay) return;
    setUnderWay(true);
    try {
      const found = await stepAlong(trail, id, by, readPage);
      setSaid(found ? '' : t(by === 1 ? 'keys.noNext' : 'keys.noPrevious'));
      // In the place of this one: the browser's own way back leads to the list.
      if (found)
        await navigate(adminPath(locale, kind, found.id), {
          replace: true,
          state: { queueSearch: onPage(queueSearch, pageOf(found.trail, found.id)), trail: found.trail },
        });
    } catch {
      setSaid(t('keys.notRead'));
    } finally {
      setUnderWay(false);
    }
  }

  useKeys({ KeyJ: () => void step(1), KeyK: () => void step(-1) });
  const place = placeOn(trail, id);
  return (
    <nav className={styles.steps} aria-label={t('keys.steps')}>
      <BackKey resource={kind} />
      <Button size="small" icon={<Icon name="previous" />} aria-keyshortcuts="k" onClick={() => void step(-1)}>
        {t('keys.previousShort')}
      </Button>
      <span className={styles.place}>
        {t('keys.position', {
          place: formatNumber(place, locale),
          total: formatNumber(Math.max(trail.total, place), locale),
        })}
      </span>
      <Button
        size="small"
        icon={<Icon name="next" />}
        iconPosition="end"
        aria-keyshortcuts="j"
        onClick={() => void step(1)}
      >
        {t('keys.nextShort')}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </nav>
  );
}
