import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRunningSite } from '../../tools/site/require-running-site.ts';
import { shutdownSignal } from '../../tools/site/shutdown-signal.ts';
import { withTestSite } from '../../tools/site/test-site.ts';
import { installChromium } from '../../tools/test/install-chromium.ts';
import { exitWithError, orExit, parseCount, readOptions } from '../../tools/test/options.ts';
import { root } from '../../tools/workspace.ts';
import { type AuditedPage, auditedPages } from './lighthouse/audited-pages.ts';
import { measureSlowdown } from './lighthouse/cpu-slowdown.ts';
import { hasRealTimePriority } from './lighthouse/real-time-priority.ts';
import { checksOf, rowsOf } from './lighthouse/verdict.ts';
import { auditPage, type Visit } from './lighthouse/visit.ts';
import { table } from './result-row.ts';

// Audits every page with Lighthouse, which simulates a phone on a slow network. Three pages are also timed, in several
// rounds; with --timed all audited pages are.
const { values, positionals: names } = orExit(() =>
  readOptions({
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      rounds: { type: 'string', default: '5' },
      timed: { type: 'boolean', default: false },
    },
  }),
);
/** A Saturday afternoon with many live matches. */
const WORLD_AT = '2026-11-21T15:30:00Z';
const rounds = orExit(() => parseCount('rounds', values.rounds));
const signal = shutdownSignal();
const print = (text: string) => process.stdout.write(text);

const undisturbed = hasRealTimePriority;
/** A page that is fast enough in one round is; one that was slow may have been disturbed. */
const EXTRA_ROUNDS = 4;

/**
 * Timed pages are interleaved (A B C, A B C …), so that a slowdown of the machine affects all of them; then the
 * others follow, two at a time. Timed pages that would fail get extra rounds.
 */
async function audit(base: string, pages: readonly AuditedPage[]): Promise<Map<string, Visit[]>> {
  const chromium = await installChromium(process.env, print);
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));

  async function visit({ name, path }: AuditedPage, slowdown?: number): Promise<void> {
    const result = await auditPage(base + path, { chromium, slowdown, signal });
    visits.get(name)?.push(result);
    const times = `, LCP ${Math.round(result.lcpMs)} ms, TBT ${Math.round(result.tbtMs)} ms`;
    print(`  ${name} ${Object.values(result.scores).join(' ')}${slowdown ? times : ''}\n`);
  }

  async function visitTimed(pages: readonly AuditedPage[]): Promise<void> {
    if (pages.length === 0) return;
    const slowdown = await measureSlowdown(chromium, signal);
    print(`  the phone is ${slowdown.toFixed(1)} times slower than this machine\n`);
    for (const page of pages) await visit(page, slowdown);
  }

  const { true: timed = [], false: others = [] } = Object.groupBy(
    pages,
    (page) => `${page.isTimed ?? false}`,
  );
  const misses = (page: AuditedPage) =>
    checksOf(page, visits.get(page.name) ?? [], { undisturbed }).some(({ ok }) => !ok);
  for (let round = 0; round < rounds; round += 1) await visitTimed(timed);
  for (let round = 0; round < EXTRA_ROUNDS; round += 1) await visitTimed(timed.filter(misses));
  const lane = async () => {
    for (let page = others.shift(); page; page = others.shift()) await visit(page);
  };
  await Promise.all([lane(), lane()]);
  return visits;
}

async function auditSite(base: string) {
  print(
    undisturbed
      ? 'Timed pages run with real-time priority: other processes do not affect their times.\n'
      : 'Real-time priority is not available (chrt failed): other processes may affect the times.\n',
  );
  const all = await auditedPages(base);
  const unknown = names.filter((name) => !all.some((page) => page.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    return { code: 1, output: `Unknown page: ${unknown.join(', ')}. Choose from: ${known}.\n` };
  }
  const pages = all
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((page) => (values.timed ? { ...page, isTimed: true } : page));
  const visits = await audit(base, pages);
  const visitsOf = (page: AuditedPage) => visits.get(page.name) ?? [];
  const rows = pages.flatMap((page) => rowsOf(page, visitsOf(page)));
  const checks = pages.flatMap((page) => checksOf(page, visitsOf(page), { undisturbed }));
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
if (base) await requireRunningSite(base).catch(exitWithError);
const { code, output } = await (base
  ? auditSite(base)
  : withTestSite(process.env, signal, auditSite, { at: WORLD_AT }));
print(output);
process.exit(code);
