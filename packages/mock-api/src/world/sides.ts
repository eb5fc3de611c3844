import type { Side } from './model.ts';

export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');
