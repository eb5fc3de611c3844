import type { Match } from '@touchline/types';
import type { Call } from '../../../api/call.ts';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';

export interface ReplayProps {
  /** As loaded, at any instant. */
  match: Match;
  call: Call<'/matches/timeline'>;
  /** The moment in the address. */
  at?: string | null;
  /** The same, where it is known before the first render. */
  initial?: Moment | undefined;
}
