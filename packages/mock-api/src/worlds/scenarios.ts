import type { ScenarioName } from '@touchline/shared/domain/scenario-names';
import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import { type Effect, REAL_SEASONS } from './effect.ts';
import { emptyLists } from './effects/empty-lists.ts';
import { expiredTokens } from './effects/expired-tokens.ts';
import { failing, unavailable } from './effects/failures.ts';
import { halfFilled } from './effects/half-filled.ts';
import { longNames } from './effects/long-names.ts';
import { oddsStorm } from './effects/odds-storm.ts';

const latency = (ms: number): Effect => ({ delay: () => ms });

const latencyBetween = (from: number, to: number): Effect => ({
  delay: ({ key }) => Math.round(from + keyedRandom(`latency ${key}`) * (to - from)),
});

/** The effects of each scenario. Several scenarios of one request apply in the order in which it names them. */
export const scenarios: Readonly<Record<ScenarioName, readonly Effect[]>> = {
  empty: [emptyLists],
  slow: [latency(1500), latencyBetween(0, 2500)],
  flaky: [latencyBetween(0, 300), failing(1 / 3)],
  down: [unavailable()],
  'half-filled': [halfFilled],
  'odds-storm': [oddsStorm(1)],
  'live-storm': [{ size: 'large' }, oddsStorm(11)],
  'expired-token': [expiredTokens],
  'registration-closed': [unavailable('Registration is closed; try again later.', 'register')],
  'chat-down': [unavailable('The chat is unavailable; try again later.', 'askChat')],
  'wallet-down': [unavailable('The wallet is unavailable; try again later.', 'getWallet')],
  'real-seasons': [REAL_SEASONS],
  'long-names': [longNames],
  hang: [{ connectionFault: () => 'hang' }],
  reset: [{ connectionFault: () => 'reset' }],
};
