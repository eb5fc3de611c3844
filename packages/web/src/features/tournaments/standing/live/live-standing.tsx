import type { Standing } from '@touchline/types';
import { useAtomValue } from 'jotai';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { call, callKey, type PageCall } from '../../../../api/call.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { useLoadedNamespace } from '../../../../i18n/use-loaded-namespace.ts';
import type { Game } from '../../../../paths.ts';
import { useResource } from '../../../../state/data/use-resource.ts';
import { useLiveList } from '../../../../state/live/use-live-list.ts';
import { useMaxAge } from '../../../../state/live/use-max-age.ts';
import { callContextAtom } from '../../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../../state/session.tsx';
import { dataOf } from '../../../../state/stores/resource.ts';
import { foldTables, lacksScores, reachesBack, tablesKey } from './fold-tables.ts';
import { glideRows, rowPositions } from './glide-rows.ts';
import { type Then, tableMatches } from './table-matches.ts';
import { useFoldsThen } from './use-folds-then.ts';
import { useTableMatches } from './use-table-matches.ts';

/** How a block shows its tables while matches are being played, or at the moment of the slider. */
export interface StandingView {
  readonly standing: Standing;
  /** Undefined once no match is being played. */
  readonly label: string | undefined;
  readonly note: string | undefined;
  readonly isPlain: boolean;
  readonly onToggle: () => void;
}

export interface LiveStandingProps {
  game: Game;
  tournamentId: string;
  /** If the tables are those of a season. */
  seasonId?: string;
  upcoming: PageCall<'/tournaments/matches/upcoming'>;
  finished?: PageCall<'/tournaments/matches/finished'>;
  /** The moment that the page is moved to. */
  then?: Then | undefined;
  /** The tables as shown, and the element that contains them. */
  shown: Standing | undefined;
  tables: RefObject<HTMLElement | null>;
  onView: (view: StandingView | undefined) => void;
}

/** Those of several rounds, as on the page of the tournament. */
const FINISHED_MATCHES = 40;
const TABLE_AGE_S = 120;
const LIST_AGE_S = 30;
/** How old the tables of the upstream may be once a score has changed. */
const SCORE_AGE_MS = 10_000;

function tableCalls({ tournamentId, seasonId }: LiveStandingProps, language: Language) {
  return {
    ended: seasonId
      ? call('/seasons/table', { seasonId }, language)
      : call('/tournaments/table', { tournamentId }, language),
    started: call('/tournaments/table', { tournamentId, matches: 'started' }, language),
    finished: call(
      '/tournaments/matches/finished',
      { tournamentId, size: FINISHED_MATCHES },
      language,
    ),
  };
}

const orderOf = (standing: Standing | undefined) =>
  standing?.tables.flatMap(({ rows }) => rows.map(({ team }) => team.id)).join();

/**
 * Adds live scores, or those of the moment, to the tables of finished matches. Where points or order follow a rule of
 * their own, the upstream counts, and is asked when a score changes.
 */
export default function LiveStanding(props: LiveStandingProps) {
  const { game, then, shown, tables, onView } = props;
  const canDraw = game === 'football';
  const { t } = useTranslation();
  const { resources } = useSession();
  const { language } = useAtomValue(callContextAtom);
  const calls = tableCalls(props, language);
  const hasTexts = useLoadedNamespace('replay');
  const ended = dataOf<Standing>(useResource(calls.ended, TABLE_AGE_S));
  const started = dataOf<Standing>(useResource(calls.started, TABLE_AGE_S));
  const age = useMaxAge(LIST_AGE_S);
  const upcoming = useLiveList(useResource(props.upcoming, age));
  const finished = useLiveList(
    useResource(props.finished ?? calls.finished, Math.max(TABLE_AGE_S, age)),
  );
  const followed = useTableMatches(ended, [upcoming, finished]);
  const folds = useFoldsThen(followed, then, language);
  const [isPlain, setIsPlain] = useState(false);

  const matches = ended?.tables.map((table) => tableMatches(table, followed, then, folds)) ?? [];
  const isKnown = !then || reachesBack(followed, then);
  const key = tablesKey(matches, then);
  const folded = useMemo(
    () => (ended && isKnown ? foldTables(ended, matches, then, { canDraw, started }) : undefined),
    [ended, started, isKnown, canDraw, key],
  );
  useEffect(() => {
    if (!folded) void resources.load(calls.started, SCORE_AGE_MS);
  }, [folded, key, resources, callKey(calls.started)]);

  const isLive = matches.flat().some(({ end }) => end === undefined);
  // The last tables of the upstream may be older than the end of the last match.
  const [wasLive, setWasLive] = useState(isLive);
  if (isLive && !wasLive) setWasLive(true);
  const isReady = hasTexts && dataOf(upcoming) && dataOf(finished) && (then || wasLive);
  const isCovered = Boolean(ended?.covered || started?.covered);
  const counted = folded ?? (then ? ended : started);
  const standing = isPlain ? ended : counted;
  const presentLabel = isLive ? t('detail:standing.live') : undefined;
  const label = then ? t('replay:table.past') : presentLabel;
  const noteName = noteFor();
  const view = useMemo((): StandingView | undefined => {
    if (!isReady || !standing || isCovered) return undefined;
    return {
      standing,
      label,
      note: noteName && t(`replay:table.${noteName}`),
      isPlain,
      onToggle: () => setIsPlain(!isPlain),
    };
  }, [Boolean(isReady), isCovered, standing, label, noteName, isPlain, t]);

  function noteFor() {
    if (!then || isPlain) return undefined;
    if (!folded) return 'unknown';
    return lacksScores(matches, then) ? 'someThen' : 'allThen';
  }

  const before = useRef<ReadonlyMap<string, number>>(undefined);
  const placeRows = useEffectEvent(() => {
    // Measuring lays the page out.
    const isMoved = orderOf(view?.standing) !== orderOf(shown);
    before.current = isMoved && tables.current ? rowPositions(tables.current) : undefined;
    onView(view);
  });
  useLayoutEffect(() => placeRows(), [view]);
  useLayoutEffect(() => {
    if (shown && tables.current && before.current) glideRows(tables.current, before.current);
    before.current = undefined;
  }, [shown, tables]);
  useEffect(() => () => onView(undefined), [onView]);
  return null;
}
