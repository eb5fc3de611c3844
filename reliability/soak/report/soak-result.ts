import type { MemoryLog } from '../../cluster/memory-log.ts';
import type { AccountWriters } from '../load/accounts.ts';
import type { StreamCounts } from '../load/live-reader.ts';
import type { Tally } from '../load/tally.ts';

export interface FaultResult {
  title: string;
  /** From the end of the fault until everything worked; undefined if it never did. */
  backAfterMs: number | undefined;
  /** Streams that did not show the list of matches afterwards. */
  different: number;
  /** Whether every request had to be answered. */
  keepsAnswers: boolean;
}

export interface SoakResult {
  startedAt: Date;
  minutes: number;
  tally: Pick<Tally, 'total' | 'byPhase' | 'failures' | 'worstSecond'>;
  accounts: Pick<AccountWriters, 'acknowledged' | 'refreshes' | 'lost'>;
  streams: { counts: StreamCounts; readers: number; open: number; different: number };
  faults: readonly FaultResult[];
  /** Whether the part with few descriptors began before the end. */
  hasHadFewDescriptors: boolean;
  memory: Pick<MemoryLog, 'names' | 'at' | 'most'>;
  unexpectedExits: readonly string[];
}
