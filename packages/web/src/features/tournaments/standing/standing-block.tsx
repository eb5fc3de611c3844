import type { Standing, StandingTable as Table } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toListState } from '../../../state/data/list-state.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import styles from './standing-block.module.css';
import { StandingLegend } from './standing-legend.tsx';
import { StandingTable, type StandingTableProps } from './standing-table.tsx';
import { sharedZones } from './standing-zones.ts';

interface StandingBlockProps extends Omit<StandingTableProps, 'table' | 'legend'> {
  resource: LoadedResource<Standing>;
  /** Selects tables; by default all are shown. */
  pick?: (standing: Standing) => readonly Table[];
  end?: ReactNode;
}

/** MDT-3, TRN-7: a table for each stage and group. */
export function StandingBlock({ resource, pick, end, ...table }: StandingBlockProps) {
  const { t } = useTranslation();
  const { result, pending, retry } = resource;
  const standing = result?.kind === 'ok' ? result.data : { tables: [] };
  const tables = pick ? pick(standing) : standing.tables;
  const zonesOfAll = sharedZones(tables);
  return (
    <Block id="standing" title={t('detail:standing.title')} end={end}>
      <ListState
        state={toListState(result, tables.length === 0)}
        empty={t('state.empty.standing')}
        again={t('state.retry')}
        pending={pending}
        onRetry={retry}
        skeleton={<SkeletonLines count={10} />}
      >
        <div className={styles.tables} data-many={tables.length > 1 || undefined}>
          {tables.map((one) => (
            <StandingTable
              key={`${one.stage} ${one.group}`}
              table={one}
              legend={!zonesOfAll}
              {...table}
            />
          ))}
        </div>
        {zonesOfAll && <StandingLegend zones={zonesOfAll} />}
      </ListState>
    </Block>
  );
}
