import type { FuzzCase } from './cases/fuzz-case.ts';
import { errorOf } from './error-of.ts';
import { abandon, type Exchange, exchangeAlone, KeptConnection } from './http/connection.ts';

export type FuzzResult = Awaited<ReturnType<typeof runFuzz>>;

interface FuzzOptions {
  port: number;
  caseAt: (index: number) => FuzzCase;
  indices: Iterable<number>;
  signal: AbortSignal;
}

const LANES = 24;
const MAX_FAILURES = 50;

/** Sends the cases of these indices, several at a time, and checks each response. */
export async function runFuzz(options: FuzzOptions) {
  const { port, caseAt, signal } = options;
  const indices = Iterator.from(options.indices);
  /** Responses by status. */
  const statuses = new Map<number, number>();
  const failures: { index: number; title: string; error: string }[] = [];
  let sent = 0;
  let slowestMs = 0;

  const send = (fuzzed: FuzzCase, kept: KeptConnection): Promise<Exchange> => {
    if (fuzzed.way === 'abandoned') return abandon(port, fuzzed);
    if (fuzzed.way === 'kept') return kept.exchange(fuzzed);
    return exchangeAlone(port, fuzzed, fuzzed.expectation.statuses !== undefined);
  };

  async function lane(): Promise<void> {
    const kept = new KeptConnection(port);
    for (const index of indices) {
      if (signal.aborted || failures.length >= MAX_FAILURES) break;
      const fuzzed = caseAt(index);
      const startedAt = performance.now();
      const exchange = await send(fuzzed, kept);
      sent += 1;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      for (const { status } of exchange.responses) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      const error = errorOf(fuzzed, exchange);
      if (error) failures.push({ index, title: fuzzed.title, error });
    }
    kept.close();
  }

  await Promise.all(Array.from({ length: LANES }, lane));
  return { sent, statuses, failures, slowestMs };
}
