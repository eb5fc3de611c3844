import type { Match } from '@touchline/types';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PageCall } from '../../api/call.ts';
import { MatchPicker } from '../../features/matches/multiview/match-picker.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import type { CompactDay } from '../../format/compact-day.ts';
import { type Game, paths } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import styles from './multiview-page.module.css';

interface MultiviewFrameProps {
  game: Game;
  /** The day played in sync; without one, the present. */
  date?: CompactDay;
  title: string;
  intro: string;
  resource: Pick<LoadedResource<readonly Match[]>, 'result' | 'pending' | 'retry'>;
  matches: readonly Match[];
  /** The list to choose from, and which of its matches can be chosen. */
  call: PageCall<'/matches' | '/matches/live'>;
  status: Match['statusId'];
  /** Why there are no matches. */
  empty: string;
  hasUnknown?: boolean;
  /** The board. */
  children: ReactNode;
}

/** What both boards have around them: the heading, and the choice of matches, which is in the URL. */
export function MultiviewFrame(props: MultiviewFrameProps) {
  const { game, date, title, intro, resource, matches, call, status, empty } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isPicking, setIsPicking] = useState(false);
  const choose = (ids: readonly string[]) =>
    void navigate(paths.multiview(game, { date, matches: ids.join() }), { replace: true });
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumb
          items={[
            { label: t('shell.sections.matches'), url: paths.matches(game, { date }) },
            { label: t('multiview:title') },
          ]}
        />
      </div>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="meta">{intro}</p>
        </div>
        <Button
          className={styles.choose}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          {t(isPicking ? 'multiview:done' : 'multiview:choose')}
        </Button>
      </div>
      {props.hasUnknown && (
        <p className={styles.note} role="status">
          {t('multiview:unknown')}
        </p>
      )}
      {isPicking && (
        <MatchPicker
          call={call}
          status={status}
          empty={empty}
          chosen={matches.filter(({ statusId }) => statusId === status).map(({ id }) => id)}
          onChoose={choose}
        />
      )}
      <ListState
        resource={resource}
        of="matches"
        isEmpty={matches.length === 0}
        empty={empty}
        skeleton={<SkeletonLines count={12} />}
      >
        {props.children}
      </ListState>
    </>
  );
}
