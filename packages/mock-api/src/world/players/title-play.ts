import type { EsportsCount } from '@touchline/shared/domain/timeline';
import type { PlayerPosition, Title } from '@touchline/types';

/** How a map is played, and what its score counts. */
interface Style {
  /** The row of the statistics that is the score of each map. */
  readonly score: 'rounds' | 'kills' | 'points' | 'goals';
  readonly counts: readonly EsportsCount[];
  /** Further rows, which no player has of his own. */
  readonly rows: readonly string[];
}

const SHOOTER = {
  score: 'rounds',
  counts: ['kills', 'deaths', 'assists', 'openingKills', 'plants', 'defuses'],
  rows: ['roundsAttack', 'roundsDefence'],
} as const satisfies Style;
const ECONOMY = { ...SHOOTER, rows: [...SHOOTER.rows, 'moneySpent', 'ecoWins'] } as const;
const fights = (...rows: string[]): Style => ({
  score: 'kills',
  counts: ['kills', 'deaths', 'assists'],
  rows: ['gold', 'towers', ...rows],
});
const RESPAWN = { counts: ['kills', 'deaths', 'assists'] } as const;

/** The roles of those who begin, and how the title is played. */
export interface TitlePlay extends Style {
  readonly roles: readonly PlayerPosition[];
  /** Rounds of a half, where sides change. */
  readonly half?: number;
  /** Kills of both sides in a minute, where those who die come back. */
  readonly killsPerMinute?: number;
  readonly assistShare: number;
  /** Maps are banned and picked before the match. */
  readonly hasVeto?: true;
  /** What the winner of a fight takes. */
  readonly monsters?: Readonly<Record<string, number>>;
}

const LANES = ['top-laner', 'jungler', 'mid-laner', 'bot-laner', 'support'] as const;

export const titlePlays: Readonly<Record<Title, TitlePlay>> = {
  cs2: {
    ...ECONOMY,
    roles: ['in-game-leader', 'entry-fragger', 'rifler', 'awper', 'support'],
    half: 12,
    assistShare: 0.3,
    hasVeto: true,
  },
  lol: {
    ...fights('dragons', 'barons'),
    roles: LANES,
    assistShare: 0.55,
    monsters: { dragons: 4.5, barons: 1.4 },
  },
  dota2: {
    ...fights('roshans'),
    roles: ['carry', 'mid-laner', 'offlaner', 'soft-support', 'support'],
    assistShare: 0.5,
    monsters: { roshans: 2.2 },
  },
  valorant: {
    ...ECONOMY,
    roles: ['in-game-leader', 'duelist', 'initiator', 'controller', 'sentinel'],
    half: 12,
    assistShare: 0.4,
    hasVeto: true,
  },
  r6: {
    ...SHOOTER,
    roles: ['in-game-leader', 'entry-fragger', 'flex', 'anchor', 'support'],
    half: 6,
    assistShare: 0.25,
    hasVeto: true,
  },
  cod: {
    ...RESPAWN,
    score: 'points',
    rows: [],
    roles: ['entry-fragger', 'slayer', 'flex', 'anchor'],
    killsPerMinute: 13,
    assistShare: 0.2,
    hasVeto: true,
  },
  'rocket-league': {
    score: 'goals',
    counts: ['goals', 'assists', 'shots', 'saves', 'demolitions'],
    rows: [],
    roles: ['striker', 'playmaker', 'defender'],
    assistShare: 0.6,
  },
  overwatch: {
    ...RESPAWN,
    score: 'rounds',
    rows: [],
    roles: ['tank', 'damage', 'damage', 'support', 'support'],
    killsPerMinute: 4.5,
    assistShare: 0.7,
  },
  aov: {
    ...fights('dragons', 'barons'),
    roles: LANES,
    assistShare: 0.55,
    monsters: { dragons: 2.4, barons: 0.8 },
  },
  pubg: {
    score: 'points',
    counts: ['kills', 'assists'],
    rows: [],
    roles: ['in-game-leader', 'entry-fragger', 'sniper', 'support'],
    assistShare: 0.3,
  },
  'wild-rift': {
    ...fights('dragons', 'barons'),
    roles: LANES,
    assistShare: 0.55,
    monsters: { dragons: 3, barons: 1 },
  },
};

/** How a title is played; undefined for another sport. */
export const titlePlayOf = (game: string): TitlePlay | undefined =>
  (titlePlays as Readonly<Partial<Record<string, TitlePlay>>>)[game];
