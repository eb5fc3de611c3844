import { goal, type Row, shown, verdict } from '../result-row.ts';
import { type BenchRecord, limitation, missedRows, rowsOf, type SuiteRun } from './record.ts';

const PEER_UNIT = '×';

const figure = ({ figures, unit }: Row) => `${shown(figures.median)} ${unit}`.trim();
const outcome = (row: Row) => (verdict(row) === 'missed' ? '**missed**' : verdict(row));

const tableRow = (row: Row) =>
  `| ${row.suite}: ${row.what} | ${figure(row)} | ${shown(row.figures.min)} to ${shown(row.figures.max)} | ${goal(row)} | ${outcome(row)} |`;

const machineOf = ({ processor, cores, memoryGiB, node, pinning }: SuiteRun) =>
  `${processor}, ${cores} cores, ${memoryGiB} GiB, Node ${node}, ${pinning}`;

function section([name, run]: [string, SuiteRun]): string {
  const limited = limitation(run);
  return `## ${name}

${run.day}, ${run.rounds} rounds of ${run.secondsEach} s; ${machineOf(run)}.${
    limited ? `\n**No more than a hint:** ${limited}.` : ''
  }

| what | median | spread | aim | |
| --- | ---: | --- | --- | --- |
${run.results.map(tableRow).join('\n')}`;
}

const missedLine = (row: Row) =>
  `- ${row.suite}, ${row.what}: ${figure(row)}, aimed for ${goal(row)}.`;

function missed(record: BenchRecord): string {
  const rows = missedRows(record);
  return rows.length === 0
    ? 'Every aim that was measured is met.'
    : rows.map(missedLine).join('\n');
}

function hints(record: BenchRecord): string {
  const limited = Object.entries(record).filter(([, run]) => limitation(run) !== undefined);
  if (limited.length === 0) return '';
  const names = limited.map(([name]) => `\`${name}\``).join(', ');
  return `The figures of ${names} are no more than a hint: the run was short, or the machine busy.`;
}

/** The ratios to peers, and what misses. */
function peersTable(record: BenchRecord): string {
  const rows = rowsOf(record).filter(({ unit }) => unit === PEER_UNIT);
  const lines = rows.map(
    (row) => `| ${row.suite} ${row.what} | ${figure(row)} | ${goal(row)} | ${outcome(row)} |`,
  );
  return `| for the same CPU time | | aim | |
|---|---:|---|---|
${lines.join('\n')}`;
}

/** The page docs/bench.md. */
export const benchPage = (record: BenchRecord): string => `# Benchmarks

\`npm run bench\` measures the site in five suites (proxied calls, cached calls, live streams, a first visit, Lighthouse), writes
\`bench/results.json\`, and draws this page from it. \`npm run bench -- cached\` measures one suite; the others keep their figures.
\`--rounds 5 --seconds 5\` are the defaults. wrk, nginx and taskset are used where they are installed; the peers are installed with
the first run.

Three processes of each program run, since processes of one program differ by up to a fifth for as long as they run. They are
measured in turn (A B C, A B C …), each on one core, the load generator on another. A cost is the CPU time of all threads of a
server for a request, in rounds of 4,000 requests after 30,000 to warm up: rounds of a time hold few requests on a busy machine,
and then measure the compiler. The cost of a program in a round is the mean of its three processes, and ratios are taken round by
round. *Its dearest process × its cheapest* is what the noise of one process is. *Plugins at their defaults* is Fastify with
http-proxy, jwt, rate-limit, helmet, compress, a histogram of prom-client and its log, without any other rule of the gateway.
Median and spread are of the rounds.

## Against peers

${peersTable(record)}

## What misses its aim

${missed(record)}

${hints(record)}

${Object.entries(record).map(section).join('\n\n')}
`;
