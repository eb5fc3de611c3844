import type { Attack, AttackContext, Seen } from './attack-plan.ts';
import { createServers } from './site/servers.ts';

const MAX_ATTACK_MS = 100_000;

export interface AttackRow extends Seen {
  readonly attack: Pick<Attack, 'name' | 'tries' | 'right'>;
  readonly ms: number;
}

interface RunOptions extends Omit<AttackContext, 'servers'> {
  readonly attacks: readonly Attack[];
  readonly onRow: (row: AttackRow) => void;
}

const lateAfter = (ms: number, signal: AbortSignal) =>
  new Promise<Seen>((resolve) => {
    const end = () => resolve({ ok: false, seen: `not over after ${ms / 1000} s` });
    setTimeout(end, ms).unref();
    signal.addEventListener('abort', end);
  });

/** Runs one after the other, so that each finds a site that no other loads. An attack that fails itself is no success. */
export async function runAttacks({ attacks, onRow, ...context }: RunOptions) {
  const { signal } = context;
  const rows: AttackRow[] = [];
  for (const attack of attacks) {
    if (signal.aborted) break;
    const servers = createServers(signal);
    const begun = performance.now();
    const seen = await Promise.race([
      attack.run({ ...context, servers }),
      lateAfter(MAX_ATTACK_MS, signal),
    ]).catch(({ message }: Error): Seen => ({ ok: false, seen: `could not run: ${message}` }));
    await servers.stop();
    const row = { ...seen, attack, ms: performance.now() - begun };
    onRow(row);
    rows.push(row);
  }
  return rows;
}
