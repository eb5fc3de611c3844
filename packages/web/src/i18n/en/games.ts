import type { Game, Sport } from '../../paths.ts';

/** Does not compile until every sport and every title has its words. */
type GameTexts = Record<Game | 'label', string> & { teams: Record<Sport, string> };

export const games: GameTexts = {
  label: 'Game',
  football: 'Football',
  basketball: 'Basketball',
  esports: 'Esports',
  cs2: 'CS2',
  lol: 'LoL',
  dota2: 'Dota 2',
  valorant: 'Valorant',
  r6: 'Rainbow 6',
  cod: 'Call of Duty',
  'rocket-league': 'Rocket League',
  overwatch: 'Overwatch',
  aov: 'Arena of Valor',
  pubg: 'PUBG',
  'wild-rift': 'Wild Rift',
  /** Within a sentence; each sport has its own word in Chinese. */
  teams: { football: 'teams', basketball: 'teams', esports: 'teams' },
};
