import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orExit } from '../../tools/test/options.ts';
import { root } from '../../tools/workspace.ts';
import { startCluster } from '../cluster/cluster.ts';
import { findPrograms } from '../cluster/programs.ts';
import { runTrial, type TrialContext, type Verdict } from '../trial.ts';
import { listFaults } from './faults/list-faults.ts';
import { DEFAULT_STREAMS, readSoakOptions, type SoakCommand } from './options.ts';
import { soakPage } from './report/soak-page.ts';
import type { SoakResult } from './report/soak-result.ts';
import { soakVerdicts } from './report/soak-verdicts.ts';
import { runSoak } from './run-soak.ts';

// Runs on loopback what docker compose --profile scale deploys, and breaks one server after another under load.
const LOAD = { rate: 20, writers: 2 };
const REPORTS = join(root, 'reports');

/** Writes the page of the result and returns it. */
function writePage(command: SoakCommand, result: SoakResult, servers: string): string {
  const { minutes, streams, isPublished } = command;
  const line = `npm run soak -- ${minutes}${streams === DEFAULT_STREAMS ? '' : ` --streams ${streams}`}`;
  const page = soakPage(result, line, servers);
  writeFileSync(join(REPORTS, 'soak.md'), page);
  if (isPublished) writeFileSync(join(root, 'docs/soak.md'), page);
  return page;
}

async function soak(command: SoakCommand, { signal, print }: TrialContext): Promise<Verdict[]> {
  const { minutes, streams } = command;
  const { programs, missing } = findPrograms(process.env);
  mkdirSync(REPORTS, { recursive: true });
  // Why it answered a request with its own 502.
  const log = join(REPORTS, 'soak-nginx.log');
  rmSync(log, { force: true });
  const cluster = await startCluster({
    programs,
    gateways: 2,
    balancerLog: `${log} warn`,
    signal,
  });
  try {
    const names = cluster.servers.map(({ name }) => name).join(', ');
    const servers = `${names}.${missing ? `\n${missing}` : ''}`;
    print(`Running on loopback: ${servers}`);
    const result = await runSoak({
      ...LOAD,
      readers: streams,
      cluster,
      faults: listFaults(cluster, programs),
      minutes,
      signal,
      print,
    });
    print(`\n${writePage(command, result, servers)}`);
    return soakVerdicts(result);
  } finally {
    await cluster.stop();
  }
}

const command = orExit(() => readSoakOptions(process.argv.slice(2)));
await runTrial((context) => soak(command, context));
