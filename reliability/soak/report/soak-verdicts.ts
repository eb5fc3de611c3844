import type { Verdict } from '../../trial.ts';
import type { SoakResult } from './soak-result.ts';

/** The memory limit of one gateway with its default settings, besides its streams. */
const GATEWAY_MB = 512;
const STREAM_MB = 0.04;
/** Caches fill, and the heap keeps some of what a burst took. */
const MAX_GROWTH = 1.5;
const MAX_GROWTH_MB = 32;

const count = (n: number, noun: string) => `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;

/** The conditions that must hold after a run, whatever was broken during it. */
export function soakVerdicts(result: SoakResult): Verdict[] {
  const { tally, accounts, streams, faults, memory, unexpectedExits, hasHadFewDescriptors } =
    result;
  const { total, failures } = tally;
  const limitMb = GATEWAY_MB + streams.readers * STREAM_MB;
  const large = memory.names.filter(
    (name) => name.startsWith('gateway') && (memory.most.get(name) ?? 0) > limitMb,
  );
  const grown = memory.names.filter(
    (name) => memory.at('last', name) > memory.at('first', name) * MAX_GROWTH + MAX_GROWTH_MB,
  );
  const different = faults.filter((fault) => fault.different > 0);
  const refusing = faults.filter(
    ({ title, keepsAnswers }) => keepsAnswers && (tally.byPhase.get(title)?.refused ?? 0) > 0,
  );
  const down = faults.filter(({ backAfterMs }) => backAfterMs === undefined);
  const slowest = Math.max(0, ...faults.map(({ backAfterMs = 0 }) => backAfterMs));
  return [
    {
      name: `none of ${count(total.sent, 'request')} failed without a reason: ${total.answered} answered, ${total.refused} refused, ${total.cutOff} cut off`,
      ok: total.sent > 0 && total.failed === 0,
      details: [`${total.failed} failed, first:`, ...failures.slice(0, 20)],
    },
    {
      name: 'while one operation of the upstream fails, all others are answered',
      ok: refusing.length === 0,
      details: [
        ...new Set(
          refusing.map(({ title }) => `${title}: ${tally.byPhase.get(title)?.refused} refused`),
        ),
      ],
    },
    {
      name: `no acknowledged write is lost: ${count(accounts.acknowledged.length, 'account')}, ${accounts.refreshes} refreshes`,
      ok: accounts.acknowledged.length > 0 && accounts.lost.length === 0,
      details: accounts.lost,
    },
    {
      name: `every stream has the list after each fault: ${count(streams.readers, 'reader')}, ${count(streams.counts.events, 'event')}, ${streams.counts.lost} lost`,
      ok:
        streams.counts.events > 0 &&
        streams.counts.lost === 0 &&
        streams.counts.failed === 0 &&
        streams.different === 0 &&
        different.length === 0,
      details: [
        `${streams.counts.failed} attempts were answered with neither a stream nor a reason`,
        ...different.map((fault) => `${fault.title}: ${fault.different} differ`),
        `in the end ${streams.different} differ, ${streams.open} are open`,
      ],
    },
    {
      name: `everything works again after each of ${count(faults.length, 'fault')}, at the latest after ${(slowest / 1000).toFixed(1)} s`,
      ok: down.length === 0,
      details: down.map(({ title }) => title),
    },
    {
      name: 'some faults are injected while gateways and APIs have few descriptors',
      ok: hasHadFewDescriptors,
      details: ['the run ended before that part'],
    },
    {
      name: `a gateway takes at most ${Math.round(limitMb)} MB`,
      ok: large.length === 0,
      details: large.map((name) => `${name}: ${Math.round(memory.most.get(name) ?? 0)} MB`),
    },
    {
      name: 'memory is flat: no server has in the end more than half as much again as at first',
      ok: grown.length === 0,
      details: grown.map(
        (name) =>
          `${name}: ${Math.round(memory.at('first', name))} MB, then ${Math.round(memory.at('last', name))} MB`,
      ),
    },
    {
      name: 'no process ends by itself',
      ok: unexpectedExits.length === 0,
      details: unexpectedExits,
    },
  ];
}
