import { cpus, release, totalmem, type } from 'node:os';
import type { Counts } from '../load/tally.ts';
import type { SoakResult } from './soak-result.ts';

/** The memory of fewer is lost in that of everything else. */
const MIN_READERS = 1000;

const n = (value: number) => Math.round(value).toLocaleString('en');
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const inSeconds = (ms: number | undefined) =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;

function heading(...cells: string[]): string[] {
  const rule = cells.map((_, at) => (at === 0 ? '---' : '---:'));
  return [row(...cells), `|${rule.join('|')}|`];
}

const countCells = ({ sent, answered, refused, cutOff, failed, slowestMs }: Counts) => [
  ...[sent, answered, refused, cutOff, failed].map(n),
  inSeconds(slowestMs),
];

/** The machine, without its name and the build of its system. */
function machine(): string {
  const [cpu] = cpus();
  const [version] = /^\d+\.\d+/.exec(release()) ?? [];
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim()}, ${gib} GB, ${type()} ${version}, Node ${process.version}`;
}

function faultRows({ tally, faults }: SoakResult): string[] {
  return [...tally.byPhase].map(([phase, counts]) => {
    const own = faults.filter(({ title }) => title === phase);
    const slowest = own.reduce<number | undefined>(
      (ms, { backAfterMs }) =>
        ms === undefined || backAfterMs === undefined ? undefined : Math.max(ms, backAfterMs),
      0,
    );
    const times = own.length > 0 ? `${own.length} ×` : '';
    return row(phase, times, ...countCells(counts), own.length > 0 ? inSeconds(slowest) : '');
  });
}

function worstSecond({ tally }: SoakResult): string {
  const worst = tally.worstSecond();
  if (!worst) return 'No request was sent.';
  const { second, phase, answered, sent, slowestMs } = worst;
  return `The worst second was number ${second} (${phase}): ${answered} of ${sent} requests were answered, the slowest after ${inSeconds(slowestMs)}.`;
}

function memoryPerReader({ memory, streams }: SoakResult): string {
  const gateways = memory.names.filter((name) => name.startsWith('gateway'));
  const sum = (moment: 'before the streams' | 'first') =>
    gateways.reduce((mb, name) => mb + memory.at(moment, name), 0);
  const kb = ((sum('first') - sum('before the streams')) * 1024) / streams.readers;
  return streams.readers < MIN_READERS
    ? ''
    : `\nThe gateways took ${kb.toFixed(1)} kB for each reader, with what else they took in these seconds.\n`;
}

/** The result as a page of Markdown. */
export function soakPage(result: SoakResult, command: string, parts: string): string {
  const { tally, accounts, streams, faults, memory, startedAt, minutes } = result;
  const { counts } = streams;
  return `# Soak

\`${command}\` on ${startedAt.toISOString().slice(0, 10)}, ${minutes} min, on ${machine()}.
On loopback: ${parts}

| | |
|---|---:|
| requests sent | ${n(tally.total.sent)} |
| answered | ${n(tally.total.answered)} |
| refused with a reason | ${n(tally.total.refused)} |
| cut off: no answer from a process that was killed | ${n(tally.total.cutOff)} |
| failed | ${n(tally.total.failed)} |
| accounts registered | ${n(accounts.acknowledged.length)} |
| refreshes of sessions | ${n(accounts.refreshes)} |
| acknowledged writes lost | ${n(accounts.lost.length)} |

${worstSecond(result)}

${[
  ...heading(
    'what was broken',
    'times',
    'sent',
    'answered',
    'refused',
    'cut off',
    'failed',
    'slowest',
    'works after',
  ),
  ...faultRows(result),
].join('\n')}

| live streams | |
|---|---:|
| readers | ${n(streams.readers)} |
| connections opened | ${n(counts.opened)} |
| dropped by the reader | ${n(counts.dropped)} |
| ended by the site | ${n(counts.ended)} |
| attempts refused with a reason | ${n(counts.refused)} |
| attempts without an answer | ${n(counts.unanswered)} |
| attempts that failed otherwise | ${n(counts.failed)} |
| events folded | ${n(counts.events)} |
| whole lists sent (\`reset\`) | ${n(counts.resets)} |
| events lost | ${n(counts.lost)} |
| readers without the list 90 s after a fault | ${n(faults.reduce((sum, { different }) => sum + different, 0))} |
| readers without the list in the end | ${n(streams.different)} |
${memoryPerReader(result)}
${[
  ...heading('memory, MB', 'first', 'last', 'most'),
  ...memory.names.map((name) =>
    row(
      name,
      n(memory.at('first', name)),
      n(memory.at('last', name)),
      n(memory.most.get(name) ?? 0),
    ),
  ),
].join('\n')}

*Refused* is a problem document that says why. *Works after* is the time from the end of the fault until pages, calls
that no cache holds and accounts are all served. First is after ten seconds.
`;
}
