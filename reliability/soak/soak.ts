import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orExit, parseCount, readOptions } from '../../tools/test/options.ts';
import { root } from '../../tools/workspace.ts';
import { startCluster } from '../cluster/cluster.ts';
import { findPrograms } from '../cluster/programs.ts';
import { runTrial, type TrialContext, type Verdict } from '../trial.ts';
import { listFaults } from './faults/list-faults.ts';
import { soakPage } from './report/soak-page.ts';
import type { SoakResult } from './report/soak-result.ts';
import { soakVerdicts } from './report/soak-verdicts.ts';
import { runSoak } from './run-soak.ts';

// Runs on loopback what docker compose --profile scale deploys, and breaks one server after another under load.
const LOAD = { rate: 20, writers: 2 };
const REPORTS = join(root, 'reports');
const DEFAULT_MINUTES = '3';
const DEFAULT_STREAMS = '60';

function readCommand() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      streams: { type: 'string', default: DEFAULT_STREAMS },
      publish: { type: 'boolean', default: false },
    },
  });
  const [minutes = DEFAULT_MINUTES, ...others] = positionals;
  if (others.length > 0) throw new Error(`One number of minutes is valid, not '${others[0]}' too.`);
  return {
    minutes: parseCount('minutes', minutes),
    /** Readers of live streams. */
    streams: parseCount('streams', values.streams),
    /** Whether the page is written into docs. */
    isPublished: values.publish,
  };
}

type SoakCommand = ReturnType<typeof readCommand>;

/** Writes the page of the result and returns it. */
function writePage(command: SoakCommand, result: SoakResult, servers: string): string {
  const { minutes, streams, isPublished } = command;
  const line = `npm run soak -- ${minutes}${String(streams) === DEFAULT_STREAMS ? '' : ` --streams ${streams}`}`;
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

const command = orExit(readCommand);
await runTrial((context) => soak(command, context));
