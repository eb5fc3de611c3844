import type { Fixture, Side, Team } from './model.ts';

export const SIDES = ['home', 'away'] as const;

export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const bothSides = <T>(make: (side: Side) => T) => ({
  home: make('home'),
  away: make('away'),
});

/** Undefined for a draw. */
export const leadingSide = (home: number, away: number): Side | undefined =>
  home === away ? undefined : home > away ? 'home' : 'away';

export const scoreText = ({ home = 0, away = 0 }: { home?: number; away?: number }): string =>
  `${home}–${away}`;

/** The higher number first. */
export const scoreOfLeader = ({ home = 0, away = 0 }: { home?: number; away?: number }): string =>
  `${Math.max(home, away)}–${Math.min(home, away)}`;

/** As many times each side as it has of something. */
export const sidesOf = ({ home, away }: Readonly<Record<Side, number>>): Side[] => [
  ...Array<Side>(home).fill('home'),
  ...Array<Side>(away).fill('away'),
];

export const opponentIn = ({ home, away }: Fixture, team: Team): Team =>
  home === team ? away : home;
