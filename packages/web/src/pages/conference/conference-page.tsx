import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SideMatches } from '../../features/matches/list/side-matches.tsx';
import { MatchPicker } from '../../features/matches/watch/match-picker.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { paths, sportOf } from '../../paths.ts';
import { itemsOf, mapResource } from '../../state/data/resource.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useResources } from '../../state/data/use-resources.ts';
import { useInitialStars } from '../../state/favourites/use-initial-stars.ts';
import { announcedMatchesAtom, usePageMatches } from '../../state/live/page-matches.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../state/session.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { chosenTiles } from './chosen-tiles.ts';
import { MAX_TILES, readConferenceAddress } from './conference-address.ts';
import {
  FULL_TILES,
  infoCall,
  isOfGame,
  liveMatchesCall,
  MAX_LIVE_MATCHES,
  nextCalls,
  nextOf,
} from './conference-data.ts';
import styles from './conference-page.module.css';
import { ConferenceTile } from './conference-tile.tsx';

export { conferenceHead as head, conferencePageCalls as calls } from './conference-data.ts';

const LIVE_AGE_S = 20;
const NEXT_AGE_S = 120;

export default function ConferencePage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { game } = readConferenceAddress(address);
  const { live, tiles, hasUnknown } = useTiles(address);
  const [isPicking, setIsPicking] = useState(false);
  usePageMatches(
    announcedMatchesAtom,
    tiles.map(({ id }) => id),
  );
  const choose = (ids: readonly string[]) =>
    void navigate(paths.conference(game, { matches: ids.join() }), { replace: true });
  return (
    <Main>
      <Breadcrumb
        items={[
          { label: t('shell.sections.matches'), url: paths.matches(game) },
          { label: t('watch:conference.title') },
        ]}
      />
      <div className={styles.head}>
        <div>
          <h1>{t('watch:conference.title')}</h1>
          <p className="meta">{t(`watch:conference.intro.${sportOf(game)}`)}</p>
        </div>
        <Button
          className={styles.choose}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          {t(isPicking ? 'watch:done' : 'watch:choose')}
        </Button>
      </div>
      {hasUnknown && (
        <p className={styles.note} role="status">
          {t('watch:conference.unknown')}
        </p>
      )}
      {isPicking && (
        <MatchPicker
          call={live.call}
          status="ONGOING"
          max={MAX_TILES}
          empty={t('watch:conference.none')}
          chosen={tiles.filter(({ statusId }) => statusId === 'ONGOING').map(({ id }) => id)}
          onChoose={choose}
        />
      )}
      <ListState
        resource={live}
        of="matches"
        isEmpty={tiles.length === 0}
        empty={t('watch:conference.none')}
        skeleton={<SkeletonLines count={12} />}
      >
        <ul className={styles.tiles}>
          {tiles.map((match, index) => (
            // By place: a tile that gets another match moves no other tile.
            <li key={`${index}`}>
              <ConferenceTile key={match.id} match={match} />
            </li>
          ))}
        </ul>
      </ListState>
      {live.result && tiles.length < FULL_TILES && <Next address={address} />}
    </Main>
  );
}

/** The matches that the URL names, or those that the site chooses. */
function useTiles(address: Address) {
  const context = useAtomValue(callContextAtom);
  const { matchIds, hasBadIds } = readConferenceAddress(address);
  const call = liveMatchesCall(address, context);
  const live = useLiveList(useResource(call, useMaxAge(LIVE_AGE_S)), MAX_LIVE_MATCHES);
  const { peek } = useSession().live;
  const list = itemsOf(live);
  const listed = new Map(list.map((match) => [match.id, match]));
  const missing = matchIds.filter((id) => !listed.has(id) && !peek(id));
  const { resources } = useResources(
    missing.map((id) => infoCall(id, context)),
    LIVE_AGE_S,
  );
  const others = resources.flatMap(({ result }) =>
    result?.kind === 'ok' && isOfGame(result.data, address) ? [result.data] : [],
  );
  const isUnknown = ({ result }: (typeof resources)[number]) =>
    result?.kind === 'not-found' ||
    (result?.kind === 'failed' && result.status === 400) ||
    (result?.kind === 'ok' && !isOfGame(result.data, address));
  const known = (id: string): Match | undefined =>
    listed.get(id) ?? peek(id) ?? others.find((match) => match.id === id);
  const isByHand = resources.filter(isUnknown).length < matchIds.length;
  const stars = useInitialStars(call.path);
  const [kept, setKept] = useState<{ ids: readonly string[]; stars: typeof stars }>({
    ids: [],
    stars,
  });
  const before = kept.stars === stars ? kept.ids : [];
  const ids = chosenTiles(before, list, live.fetchedAt ?? 0, stars);
  if (ids !== kept.ids && ids.join() !== kept.ids.join()) setKept({ ids, stars });
  const shown = isByHand ? matchIds : ids;
  return {
    live: { ...live, call },
    tiles: shown.flatMap((id) => known(id) ?? []),
    hasUnknown: hasBadIds || resources.some(isUnknown),
  };
}

/** What begins next, while less than a screenful is being played. */
function Next({ address }: { address: Address }) {
  const { t } = useTranslation();
  const calls = nextCalls(address, useAtomValue(callContextAtom));
  const today = useLiveList(useResource(calls.today, useMaxAge(NEXT_AGE_S)));
  const tomorrow = useResource(calls.tomorrow, NEXT_AGE_S);
  return (
    <SideMatches
      title={t('watch:conference.next')}
      resource={mapResource(today, (matches) => nextOf(matches, itemsOf(tomorrow)))}
    />
  );
}
