import type { AccountWriters } from './accounts.ts';
import type { Tally } from './tally.ts';

/** One thing that must hold after a run. */
export interface Verdict {
  name: string;
  ok: boolean;
  /** The errors, a line each. */
  details: readonly string[];
}

export interface FaultResult {
  title: string;
  /** From the end of the fault until everything worked; undefined if it never did. */
  backAfterMs: number | undefined;
  /** What did not work in the end. */
  broken?: string | undefined;
}

export interface SoakResult {
  tally: Pick<Tally, 'total' | 'failures'>;
  accounts: Pick<AccountWriters, 'acknowledged' | 'refreshes' | 'lost'>;
  faults: readonly FaultResult[];
  /** The most that a gateway and an API took together after a fault. */
  memoryMb: number;
  unexpectedExits: readonly string[];
}

const MAX_MB = 700;

/** The conditions that must hold after a run, whatever was broken during it. */
export function soakVerdicts(result: SoakResult): Verdict[] {
  const { tally, accounts, faults, memoryMb, unexpectedExits } = result;
  const { total, failures } = tally;
  const down = faults.filter(({ backAfterMs }) => backAfterMs === undefined);
  const slowest = Math.max(0, ...faults.map(({ backAfterMs = 0 }) => backAfterMs));
  return [
    {
      name: `none of ${total.sent} requests failed without a reason: ${total.answered} answered, ${total.refused} refused, ${total.cutOff} cut off`,
      ok: total.answered > 0 && total.failed === 0,
      details: [`${total.failed} failed, first:`, ...failures],
    },
    {
      name: `no acknowledged write is lost: ${accounts.acknowledged.length} accounts, ${accounts.refreshes} refreshes`,
      ok: accounts.acknowledged.length > 0 && accounts.lost.length === 0,
      details: accounts.lost,
    },
    {
      name: `everything works again after each of ${faults.length} faults, at the latest after ${(slowest / 1000).toFixed(1)} s`,
      ok: faults.length > 0 && down.length === 0,
      details: down.map(({ title, broken }) => `${title}; in the end ${broken}`),
    },
    {
      name: `a gateway and an API take ${Math.round(memoryMb)} MB together, ${MAX_MB} are allowed`,
      ok: memoryMb <= MAX_MB,
      details: [],
    },
    {
      name: 'no process ends by itself',
      ok: unexpectedExits.length === 0,
      details: unexpectedExits,
    },
  ];
}
