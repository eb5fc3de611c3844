import type { MatchCard } from '@touchline/shared/domain/page-renderer';

export const aCard = (change: Partial<MatchCard> = {}): MatchCard => ({
  brand: 'Touchline',
  sport: 'football',
  home: { id: 'te-eng-7', name: 'Northgate Athletic', emblem: 'crown' },
  away: { id: 'te-eng-12', name: 'Harbour Vale' },
  place: 'England · Premier Division',
  stage: 'Round 12',
  phase: 'live',
  score: { home: 2, away: 1 },
  state: 'LIVE 67′',
  notes: [],
  played: 0.71,
  goals: [
    { side: 'home', at: 0.22 },
    { side: 'away', at: 0.41 },
  ],
  ...change,
});
