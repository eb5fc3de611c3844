import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { buildSite } from '../site/site-build.ts';
import { exitWithError, orExit } from '../test/options.ts';
import { root } from '../workspace.ts';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { findPrograms, type Programs } from './cluster/programs.ts';
import { restarted } from './faults/fault.ts';
import { listFaults } from './faults/list-faults.ts';
import { readSoakOptions, type SoakCommand } from './options.ts';
import { soakPage } from './report/soak-page.ts';
import type { SoakResult } from './report/soak-result.ts';
import { verdictsOf } from './report/verdicts.ts';
import { runSoak } from './run-soak.ts';

// Runs on loopback what docker compose --profile scale deploys, and breaks one part after another under load.
const signal = shutdownSignal();
const print = (text: string) => process.stdout.write(`${text}\n`);

const USUAL_LOAD = { readers: 60, rate: 20, writers: 2 };
/** The machine is there for the streams. */
const STREAM_LOAD = { rate: 5, writers: 1 };

/** nginx needs two files for each stream, and reaches the limit of a process first. */
const withoutBalancer = ({ nginx: _, ...programs }: Programs): Programs => programs;

const names = ({ parts }: Cluster) => parts.map(({ name }) => name).join(', ');

function write(command: SoakCommand, result: SoakResult, parts: string): void {
  const { minutes, streams, isPublished } = command;
  const line = `npm run soak -- ${minutes}${streams ? ` --streams ${streams}` : ''}`;
  const page = soakPage(result, line, parts);
  const name = streams ? 'soak-streams' : 'soak';
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', `${name}.md`), page);
  if (isPublished) writeFileSync(join(root, 'docs', `${name}.md`), page);
  print(`\n${page}`);
}

async function soakCluster(
  command: SoakCommand,
  programs: Programs,
  missing = '',
): Promise<boolean> {
  const cluster = await startCluster(programs, signal);
  try {
    const parts = `${names(cluster)}.${missing && `\n${missing}`}`;
    print(`Running on loopback: ${parts}`);
    const { streams } = command;
    const result = await runSoak({
      ...USUAL_LOAD,
      ...(streams && { ...STREAM_LOAD, readers: streams }),
      cluster,
      faults: streams ? [restarted(cluster.gateways)] : listFaults(cluster, programs),
      minutes: command.minutes,
      signal,
      print,
    });
    write(command, result, parts);
    const verdicts = verdictsOf(result);
    for (const { ok, name, details } of verdicts) {
      print(`${ok ? '✓' : '✗'} ${name}`);
      if (!ok) for (const detail of details) print(`    ${detail}`);
    }
    return verdicts.every(({ ok }) => ok);
  } finally {
    await cluster.stop();
  }
}

async function soak(command: SoakCommand): Promise<boolean> {
  const { programs, missing } = findPrograms(process.env);
  const built = await buildSite(() => print('Building the site …'), { env: process.env, signal });
  if (built.code !== 0) {
    print(`${built.output}\nThe site could not be built: see the output above.`);
    return false;
  }
  const used = command.streams ? withoutBalancer(programs) : programs;
  const isGood = await soakCluster(command, used, missing);
  return isGood && !signal.aborted;
}

const command = orExit(() => readSoakOptions(process.argv.slice(2)));
process.exit((await soak(command).catch(exitWithError)) ? 0 : 1);
