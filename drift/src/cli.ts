import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { worldFetch } from '@touchline/mock-api/testing';
import { contract } from '@touchline/types/contract';
import { parse, stringify } from 'yaml';
import { compare } from './compare.ts';
import { ContractDocument } from './contract-document.ts';
import { makeOverlay } from './contract-overlay.ts';
import { driftSummary } from './summary.ts';
import { NotComparable, walk } from './walk.ts';

const USAGE = `Compares a server with openapi.yaml and with the mock API.

  npm run drift -- --upstream https://api.example.com
  npm run drift -- --upstream http://127.0.0.1:4010 --quick

  --upstream URL   the server, including a path prefix if it has one
  --mock URL       a mock API that runs already; by default one runs in this process
  --quick          single valid requests only: no invalid ones, no account, no other methods, no rules
  --reports DIR    the folder for drift.json and drift.overlay.yaml (reports)
  --timeout MS     the timeout of one request (10000)

Without --quick it creates one throw-away account, waits after a 429 as long as the server asks, and repeats
the cases whose rule was broken after 1 and 11 s, because the world goes on.
Exit code 0 if nothing differs, 1 if something does, 2 if the server cannot be compared.
`;

const CONTRACT = join(import.meta.dirname, '../../openapi.yaml');

function serverUrl(option: string, text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${option} must be a URL such as http://127.0.0.1:4010, not '${text}'.`);
  return text.replace(/\/+$/, '');
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      upstream: { type: 'string' },
      mock: { type: 'string' },
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
    mock: values.mock === undefined ? undefined : serverUrl('--mock', values.mock),
    quick: values.quick,
    reports: values.reports,
    timeoutMs,
  };
}

type Options = ReturnType<typeof readOptions>;

async function main({ upstream, mock, quick, reports, timeoutMs }: Options): Promise<number> {
  const document = new ContractDocument(parse(readFileSync(CONTRACT, 'utf8')));
  const options = { contract, document, timeoutMs, samplesOnly: quick };
  const print = (text: string) => process.stderr.write(`${text} …\n`);
  print(`Calling every operation of ${upstream} (a minute or two)`);
  const observed = await walk({ ...options, baseUrl: upstream });
  print('Calling the mock API');
  const ownMock = { baseUrl: 'http://mock', fetch: worldFetch() };
  const mockObserved = await walk({ ...options, ...(mock ? { baseUrl: mock } : ownMock) });
  const comparison = compare(mockObserved, observed);
  const overlay = makeOverlay(document, observed);
  const overlayFile = join(reports, 'drift.overlay.yaml');
  const report = { upstream, comparedAt: new Date().toISOString(), ...comparison };
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'drift.json'), `${JSON.stringify(report, null, 2)}\n`);
  await (overlay ? writeFile(overlayFile, stringify(overlay)) : rm(overlayFile, { force: true }));
  process.stdout.write(`${driftSummary(comparison, upstream, process.stdout.columns)}\n`);
  if (overlay) {
    const file = relative('', CONTRACT);
    process.stdout.write(
      '  To make openapi.yaml describe the upstream:\n' +
        `  npx redocly bundle ${file} --overlay ${overlayFile} --output ${file} && npm run generate\n`,
    );
  }
  return comparison.differences.length > 0 ? 1 : 0;
}

let options: Options | undefined;
try {
  options = readOptions();
  process.exitCode = await main(options);
} catch (error) {
  const { message, stack } = error as Error;
  const reason = error instanceof NotComparable ? message : stack;
  process.stderr.write(`${options ? reason : `${message}\n\n${USAGE}`}\n`);
  process.exitCode = 2;
}
