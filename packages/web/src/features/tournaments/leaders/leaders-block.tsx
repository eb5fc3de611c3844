import type { Leader, LeadersBy } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/languages.ts';
import { type Game, sportOf } from '../../../paths.ts';
import { useOptionalResource } from '../../../state/data/use-optional.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { PlayerLink, PlayerLinks } from '../../../state/navigation/player-link.tsx';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import styles from './leaders-block.module.css';
import { LEADERS_AGE_S, type LeaderLists, leadersCall } from './leaders-call.ts';

export interface LeadersBlockProps {
  tournamentId: string;
  /** The id of a past season; by default the lists are those of the current one. */
  seasonId: string | undefined;
  game: Game;
  lists: LeaderLists;
  first: LoadedResource<readonly Leader[]>;
  /** Whether the lists are empty because they would count hidden results. */
  covered: boolean;
}

/** PLA-2: who leads in what the sport counts. */
export default function LeadersBlock(props: LeadersBlockProps) {
  const { tournamentId, seasonId, game, lists, first, covered } = props;
  const { t } = useTranslation();
  const { language } = useAtomValue(callContextAtom);
  const [chosen, setChosen] = useState<LeadersBy>();
  const by = lists.find((list) => list === chosen) ?? lists[0];
  const chosenList = useOptionalResource(
    leadersCall(tournamentId, by, language, seasonId),
    LEADERS_AGE_S,
  );
  const resource = by === lists[0] ? first : chosenList;
  const leaders = itemsOf(resource);
  const rating = new Intl.NumberFormat(locales[language].intl, { minimumFractionDigits: 2 });
  const title = t(`tournaments:leaders.title.${sportOf(game)}`);
  return (
    <Block title={title}>
      <ChoiceTabs
        label={title}
        choices={lists}
        chosen={by}
        onChoose={setChosen}
        textOf={(list) => t(`tournaments:leaders.${list}`)}
        ruled
      />
      <ListState
        resource={resource}
        of="ranking"
        isEmpty={leaders.length === 0}
        empty={covered ? t('spoilers:counted') : t('tournaments:leaders.none')}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonLines count={10} />
          </div>
        }
      >
        <PlayerLinks sampleId={(itemsOf(first)[0] ?? leaders[0])?.player.id}>
          <ol className={styles.list}>
            {leaders.map((leader) => (
              <LeaderRow
                key={leader.player.id}
                leader={leader}
                game={game}
                figure={by === 'rating' ? rating.format(leader.value) : `${leader.value}`}
              />
            ))}
          </ol>
        </PlayerLinks>
      </ListState>
    </Block>
  );
}

interface LeaderRowProps {
  leader: Leader;
  game: Game;
  figure: string;
}

const LeaderRow = ({ leader: { rank, player, team }, game, figure }: LeaderRowProps) => (
  <li>
    <span className="fig-s">{rank}</span>
    <ClubCrest team={team} kind={sportOf(game)} size={24} />
    <span className={styles.who}>
      <PlayerLink id={player.id} game={game} className={styles.name}>
        {player.name}
      </PlayerLink>
      <small>{team.name}</small>
    </span>
    <b className="fig">{figure}</b>
  </li>
);
