import type { Catalogue } from '../namespace-types.ts';

export const games: Catalogue['core']['games'] = {
  label: 'Juego',
  football: 'Fútbol',
  basketball: 'Baloncesto',
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
  teams: { football: 'equipos', basketball: 'equipos', esports: 'equipos' },
};
