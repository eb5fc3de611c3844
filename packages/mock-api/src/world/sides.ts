import type { Side } from './model.ts';

export const SIDES = ['home', 'away'] as const;

export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');
