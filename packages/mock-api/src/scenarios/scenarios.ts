import type { ScenarioName } from '@touchline/types/scenarios';
import type { Effect } from './effect.ts';
import { empty } from './effects/empty-lists.ts';
import { expiredTokens } from './effects/expired-tokens.ts';
import { failing, unavailable } from './effects/failures.ts';
import { halfFilled } from './effects/half-filled.ts';
import { latency, latencyBetween } from './effects/latency.ts';
import { liveStorm } from './effects/live-storm.ts';
import { longNames } from './effects/long-names.ts';
import { oddsStorm } from './effects/odds-storm.ts';

/** Every scenario there is. One request may name several, parted by commas; they act in that order. */
export const scenarios: Readonly<Record<ScenarioName, readonly Effect[]>> = {
  empty: [empty],
  slow: [latency(1500), latencyBetween(0, 2500)],
  flaky: [latencyBetween(0, 300), failing(1 / 3)],
  down: [unavailable()],
  'half-filled': [halfFilled],
  'odds-storm': [oddsStorm(1)],
  'live-storm': [liveStorm, oddsStorm(11)],
  'expired-token': [expiredTokens],
  'registration-closed': [unavailable('Registration is closed for now.', 'register')],
  'chat-down': [unavailable('The chat is closed for now.', 'askChat')],
  'wallet-down': [unavailable('The wallet cannot be read for now.', 'getWallet')],
  'long-names': [longNames],
  hang: [{ cut: 'hang' }],
  reset: [{ cut: 'reset' }],
};
