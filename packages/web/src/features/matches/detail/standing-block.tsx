import type { Match, Standing } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Link } from '../../../state/link.tsx';
import type { Held } from '../../../state/use-resource.ts';
import { Block } from '../../../ui/block.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton-lines.tsx';
import { gameOf } from '../match-game.ts';
import { listStateOf } from './list-state-of.ts';
import { StandingTable } from './standing-table.tsx';
import { tablesOf } from './standing-tables.ts';

/** MDT-3: where the two teams stand in the season of their tournament. */
export function StandingBlock({ match, held }: { match: Match; held: Held<Standing> }) {
  const { t } = useTranslation();
  const { result, pending, retry } = held;
  const { tournament } = match;
  const tables = result?.kind === 'ok' ? tablesOf(result.data, match) : [];
  const link = (
    <Link className="link" to={paths.tournament(gameOf(match), tournament.id)}>
      {tournament.name}
      <Icon name="right" size="s" />
    </Link>
  );
  return (
    <Block title={t('detail.standing.title')} end={link}>
      <ListState
        state={listStateOf(result, tables.length === 0)}
        empty={t('state.empty.standing')}
        again={t('state.retry')}
        pending={pending}
        onAgain={retry}
        skeleton={<SkeletonLines count={10} />}
      >
        {tables.map((table) => (
          <StandingTable key={`${table.stage} ${table.group}`} table={table} match={match} />
        ))}
      </ListState>
    </Block>
  );
}
