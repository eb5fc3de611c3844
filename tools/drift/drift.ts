import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '@touchline/types/contract';
import { compare } from '../../contract-tests/src/drift/compare.ts';
import { ContractDocument } from '../../contract-tests/src/drift/contract-document.ts';
import { driftSummary } from '../../contract-tests/src/drift/drift-report.ts';
import { patchContract } from '../../contract-tests/src/drift/patch.ts';
import { NotComparable, walk } from '../../contract-tests/src/drift/walk.ts';
import { startChild } from '../site/child-process.ts';
import { freePorts } from '../site/ports.ts';
import { waitUntilHealthy } from '../site/wait-until-healthy.ts';
import { root } from '../workspace.ts';

const USAGE = `Compares a server with openapi.yaml and with the bundled API.

  npm run drift -- --upstream https://api.example.com
  npm run drift -- --upstream http://127.0.0.1:4010 --quick

  --upstream URL   the server, including a path prefix if it has one
  --bundled URL    a bundled API that runs already; without it one is started
  --quick          single valid requests only: no invalid ones, no account, no other methods, no rules
  --reports DIR    the folder for drift.json and drift.patch (reports)
  --timeout MS     the timeout of one request (10000)

Without --quick it creates one throw-away account, waits after a 429 as long as the server asks, and repeats
the cases whose rule was broken after 1 and 11 s, because the world goes on.
It exits with 0 if nothing differs, with 1 if something does, and with 2 if the server cannot be compared.
`;

interface Options {
  upstream: string;
  bundled: string | undefined;
  quick: boolean;
  reports: string;
  timeoutMs: number;
}

function serverUrl(option: string, text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${option} must be a URL such as http://127.0.0.1:4010, not '${text}'.`);
  return text.replace(/\/+$/, '');
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      upstream: { type: 'string' },
      bundled: { type: 'string' },
      quick: { type: 'boolean', default: false },
      reports: { type: 'string', default: 'reports' },
      timeout: { type: 'string', default: '10000' },
    },
  });
  const timeoutMs = Number(values.timeout);
  if (!(timeoutMs > 0))
    throw new Error(`--timeout must be a number of milliseconds, not '${values.timeout}'.`);
  return {
    upstream: serverUrl('--upstream', values.upstream ?? ''),
    bundled: values.bundled === undefined ? undefined : serverUrl('--bundled', values.bundled),
    quick: values.quick,
    reports: values.reports,
    timeoutMs,
  };
}

/** Runs the bundled API with accounts of its own while it is needed. */
async function withBundledApi<T>(url: string | undefined, use: (url: string) => Promise<T>) {
  if (url) return use(url);
  const [port] = await freePorts(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-drift-'));
  const { PATH } = process.env;
  const env = { PATH, MOCK_PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const args = [join(root, 'packages/mock-api/src/server.js')];
  const child = startChild({ name: 'mock-api', args, env }, () => {});
  const over = new AbortController();
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitUntilHealthy('mock-api', `${address}/healthz`, over.signal);
    return await use(address);
  } finally {
    over.abort();
    child.kill('SIGTERM');
    await child.exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function main({ upstream, bundled, quick, reports, timeoutMs }: Options): Promise<number> {
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  const walkOf = (baseUrl: string) => {
    const document = new ContractDocument(text);
    return walk({ baseUrl, contract, document, timeoutMs, samplesOnly: quick });
  };
  const seen = await walkOf(upstream);
  const comparison = compare(await withBundledApi(bundled, walkOf), seen);
  const { diff } = patchContract(text, seen);
  const report = { upstream, comparedAt: new Date().toISOString(), ...comparison };
  const patchFile = join(reports, 'drift.patch');
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'drift.json'), `${JSON.stringify(report, null, 2)}\n`);
  await (diff ? writeFile(patchFile, diff) : rm(patchFile, { force: true }));
  process.stdout.write(`${driftSummary(comparison, upstream)}\n`);
  if (diff)
    process.stdout.write(
      `  To make openapi.yaml describe the upstream: git apply ${patchFile} && npm run generate\n`,
    );
  return comparison.differences.length > 0 ? 1 : 0;
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 2;
}

function optionsOrUsage(): Options | undefined {
  try {
    return readOptions();
  } catch (error) {
    fail(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

const options = optionsOrUsage();
try {
  if (options) process.exitCode = await main(options);
} catch (error) {
  const { message, stack = message } = error as Error;
  fail(error instanceof NotComparable ? message : stack);
}
