import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mustAnswer } from '../../tools/site/require-running-site.ts';
import { toldToStop } from '../../tools/site/shutdown-signal.ts';
import { withTestSite } from '../../tools/site/test-site.ts';
import { installChromium } from '../../tools/test/install-chromium.ts';
import { countOf, end, orEnd, readOptions } from '../../tools/test/options.ts';
import { root } from '../../tools/workspace.ts';
import { type AuditedPage, auditedPages } from './lighthouse/pages.ts';
import { pageFirst } from './lighthouse/real-time-priority.ts';
import { checksOf, rowsOf } from './lighthouse/verdict.ts';
import { steadyVisit, type Visit } from './lighthouse/visit.ts';
import { table } from './row.ts';

// Every page as a phone on a slow network sees it, by Lighthouse; the first three are timed, round after round;
// with --timed all that are named.
const { values, positionals: names } = orEnd(() =>
  readOptions({
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      rounds: { type: 'string', default: '5' },
      timed: { type: 'boolean', default: false },
    },
  }),
);
/** A Saturday afternoon with much going on. */
const worldAt = '2026-11-21T15:30:00Z';
const rounds = orEnd(() => countOf('rounds', values.rounds));
const signal = toldToStop();
const print = (text: string) => process.stdout.write(text);

const undisturbed = pageFirst !== '';
const moreRounds = 2;

/**
 * The timed ones A B C, A B C …, so that a machine that slows down slows all; then the others, two at a time. A time
 * that misses what it is held to is taken more often before it is believed.
 */
async function audit(base: string, pages: readonly AuditedPage[]): Promise<Map<string, Visit[]>> {
  const chromium = await installChromium(process.env, print);
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));

  async function look({ name, path, timed = false }: AuditedPage): Promise<void> {
    const seen = await steadyVisit(base + path, { chromium, timed, signal });
    visits.get(name)?.push(seen);
    const times = `, LCP ${Math.round(seen.lcpMs)} ms, TBT ${Math.round(seen.tbtMs)} ms`;
    print(`  ${name} ${Object.values(seen.scores).join(' ')}${timed ? times : ''}\n`);
  }

  const { true: timed = [], false: others = [] } = Object.groupBy(
    pages,
    (page) => `${page.timed ?? false}`,
  );
  const misses = (page: AuditedPage) =>
    checksOf(page, visits.get(page.name) ?? [], { undisturbed }).some(({ ok }) => !ok);
  for (let round = 0; round < rounds; round += 1) for (const page of timed) await look(page);
  const doubtful = timed.filter(misses);
  for (let round = 0; round < moreRounds; round += 1) for (const page of doubtful) await look(page);
  const lane = async () => {
    for (let page = others.shift(); page; page = others.shift()) await look(page);
  };
  await Promise.all([lane(), lane()]);
  return visits;
}

async function play(base: string) {
  print(
    undisturbed
      ? 'The timed pages go first on this machine: nobody interrupts them.\n'
      : 'Here others take turns with the timed pages (chrt is not allowed): their times say less.\n',
  );
  const all = await auditedPages(base);
  const unknown = names.filter((name) => !all.some((page) => page.name === name));
  if (unknown.length > 0) {
    const there = all.map(({ name }) => name).join(', ');
    return { code: 1, output: `No page ${unknown.join(', ')}; there are ${there}.\n` };
  }
  const pages = all
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((page) => (values.timed ? { ...page, timed: true } : page));
  const visits = await audit(base, pages);
  const of = (page: AuditedPage) => visits.get(page.name) ?? [];
  const rows = pages.flatMap((page) => rowsOf(page, of(page)));
  const checks = pages.flatMap((page) => checksOf(page, of(page), { undisturbed }));
  print(`\n${table(rows)}\n\n`);
  for (const { what, ok } of checks) print(`${ok ? '✓' : '✗'} ${what}\n`);

  const folder = join(root, 'reports');
  await mkdir(folder, { recursive: true });
  const report = JSON.stringify(
    { rounds, undisturbed, rows, checks, visits: [...visits] },
    null,
    2,
  );
  await writeFile(join(folder, 'lighthouse.json'), `${report}\n`);
  return { code: checks.every(({ ok }) => ok) ? 0 : 1, output: '' };
}

const base = values['base-url'];
if (base) await mustAnswer(base).catch(end);
const { code, output } = await (base
  ? play(base)
  : withTestSite(process.env, signal, play, worldAt));
print(output);
process.exit(code);
