import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orExit, readOptions } from '../../tools/test/options.ts';
import { root } from '../../tools/workspace.ts';
import { runTrial, type TrialContext, type Verdict } from '../trial.ts';
import { attackTable } from './attack-table.ts';
import { attacks } from './list-attacks.ts';
import { runAttacks } from './run-attacks.ts';
import { createServers, type Servers } from './site/servers.ts';

// Attacks a site as strangers, neighbours and broken upstreams would. Those that break processes start their own.
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function readCommand() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { 'base-url': { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const baseUrl = values['base-url'];
  const url = URL.parse(baseUrl ?? 'http://127.0.0.1');
  if (!url || !LOOPBACK.test(url.hostname))
    throw new Error(`--base-url must be an address of this machine, not ${baseUrl}.`);
  const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no attack ${unknown.join(', ')}. Choose from: ${attacks.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = attacks.filter(
    ({ name, isQuick }) =>
      (positionals.length === 0 || positionals.includes(name)) && (!values.quick || isQuick),
  );
  // Without an address one site of its own is attacked.
  return { baseUrl: baseUrl && url.origin, chosen };
}

async function attack(
  { baseUrl, chosen }: ReturnType<typeof readCommand>,
  { signal, print }: TrialContext,
): Promise<Verdict[]> {
  const servers = createServers(signal);
  try {
    let started: ReturnType<Servers['startSite']> | undefined;
    const startSite = () => {
      started ??= servers.startSite();
      return started;
    };
    const needsSite = chosen.some((one) => one.needsSite);
    const rows = await runAttacks({
      attacks: chosen,
      origin: baseUrl ?? (needsSite ? (await startSite()).origin : ''),
      startApi: async () => (await startSite()).api,
      signal,
      onRow: ({ attack: { name }, ms }) => print(`${name}: ${(ms / 1000).toFixed(0)} s`),
    });
    const table = attackTable(rows);
    mkdirSync(join(root, 'reports'), { recursive: true });
    writeFileSync(join(root, 'reports', 'attack.md'), table);
    print(`\n${table}`);
    return rows.map(({ attack: { name, right }, ok, seen }) => ({
      name: `${name}: ${right}`,
      ok,
      details: [seen],
    }));
  } finally {
    await servers.stop();
  }
}

const command = orExit(readCommand);
await runTrial((context) => attack(command, context));
