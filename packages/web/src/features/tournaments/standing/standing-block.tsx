import type { Standing, StandingTable as Table } from '@touchline/types';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import type { StandingView } from './live/live-standing.tsx';
import styles from './standing.module.css';
import { StandingLegend } from './standing-legend.tsx';
import { ROWS_AROUND, StandingTable, type StandingTableProps } from './standing-table.tsx';
import { sharedZones } from './standing-zones.ts';

interface StandingBlockProps extends Omit<StandingTableProps, 'table' | 'legend'> {
  resource: LoadedResource<Standing>;
  /** Selects tables; by default all are shown. */
  pick?: (standing: Standing) => readonly Table[];
  end?: ReactNode;
  /** Whether matches are being played, which the loaded tables may count. */
  isLive?: boolean;
  /** Keeps the tables up to date with live scores. */
  live: ((ports: LivePorts) => ReactNode) | undefined;
  /** Links to tables of a part of the matches. */
  parts?: ReactNode;
  /** Below the tables. */
  below?: ReactNode;
  /** Receives what is shown in place of the loaded tables. */
  onShown?: (standing: Standing | undefined) => void;
  /** Leaves room for a note below the tables. */
  hasNote?: boolean;
}

export interface LivePorts {
  shown: Standing | undefined;
  tables: RefObject<HTMLElement | null>;
  onView: (view: StandingView | undefined) => void;
}

/** MDT-3, TRN-7: a table for each stage and group. */
export function StandingBlock(props: StandingBlockProps) {
  const { resource, pick, end, isLive, live, parts, below, hasNote, onShown, ...table } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<StandingView>();
  const element = useRef<HTMLDivElement>(null);
  const onView = useCallback(
    (next: StandingView | undefined) => {
      setView(next);
      onShown?.(next?.standing);
    },
    [onShown],
  );
  const { result } = resource;
  const loaded = result?.kind === 'ok' ? result.data : undefined;
  const standing: Standing = view?.standing ?? loaded ?? { tables: [] };
  const tables = pick ? pick(standing) : standing.tables;
  const zonesOfAll = sharedZones(tables);
  // Without it the upstream counts finished matches only.
  const hasMovement = tables[0]?.rows[0]?.movement !== undefined;
  const label = view ? view.label : isLive && hasMovement && t('detail:standing.live');
  return (
    <Block
      id="standing"
      title={t('detail:standing.title')}
      end={
        <>
          {label && (
            <button
              type="button"
              className={styles.live}
              role="switch"
              aria-checked={!view?.isPlain}
              onClick={view?.onToggle}
            >
              {label}
            </button>
          )}
          {end}
        </>
      }
    >
      {live?.({ shown: view?.standing ?? loaded, tables: element, onView })}
      {parts}
      <ListState
        resource={view ? { ...resource, result: { kind: 'ok' } } : resource}
        isEmpty={tables.length === 0}
        of="standing"
        empty={standing.covered && t('spoilers:counted')}
        skeleton={<SkeletonLines count={table.around ? ROWS_AROUND : 10} />}
      >
        <div
          ref={element}
          className={styles.tables}
          data-many={tables.length > 1 || undefined}
          data-moves={label ? '' : undefined}
        >
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
        {below}
        {hasNote && <p className={styles.note}>{view?.note}</p>}
      </ListState>
    </Block>
  );
}
