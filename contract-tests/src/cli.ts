import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { junit } from './report/junit.ts';
import type { Report } from './report/report.ts';
import { describeFailure, summary } from './report/summary.ts';
import { runSuite } from './run-suite.ts';

const USAGE = `Checks a running server against openapi.yaml.

  npm run contract -- --base-url http://127.0.0.1:8081
  npm run contract -- --base-url http://127.0.0.1:8080/api

  --base-url URL   the server, including a path prefix if it has one
  --reports DIR    the folder for contract.json and contract.junit.xml (reports)
  --timeout MS     the timeout of one request (30000)

It creates one throw-away account, and after a 429 it waits as long as the server asks.
`;

function options() {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      reports: { type: 'string', default: 'reports' },
      timeout: { type: 'string', default: '30000' },
    },
  });
  const url = values['base-url'] ?? '';
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw new Error(`--base-url must be a URL such as http://127.0.0.1:8081, not '${url}'.`);
  }
  const timeoutMs = Number(values.timeout);
  if (!(timeoutMs > 0)) {
    throw new Error(`--timeout must be a number of milliseconds, not '${values.timeout}'.`);
  }
  return { baseUrl: url.replace(/\/+$/, ''), reports: values.reports, timeoutMs };
}

async function writeReports(folder: string, report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, 'contract.junit.xml'), junit(report));
}

async function main(): Promise<number> {
  const { baseUrl, reports, timeoutMs } = options();
  const report = await runSuite({
    baseUrl,
    timeoutMs,
    onResult: (result) =>
      result.faults.length > 0 && process.stdout.write(`${describeFailure(result)}\n`),
  });
  await writeReports(reports, report);
  process.stdout.write(`${summary(report)}\n`);
  return report.failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  process.stderr.write(`${message}${reason}\n\n${USAGE}`);
  process.exitCode = 1;
}
