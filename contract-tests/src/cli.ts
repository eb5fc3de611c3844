import { parseArgs } from 'node:util';
import { summary, told } from './report/summary.ts';
import { writeReports } from './report/write-reports.ts';
import { runSuite } from './run-suite.ts';

const usage = `Checks a running server against openapi.yaml.

  npm run contract -- --base-url http://127.0.0.1:8081
  npm run contract -- --base-url http://127.0.0.1:8080/api

  --base-url URL   the server, with its prefix where it has one
  --reports DIR    where contract.json and contract.junit.xml go (reports)
  --timeout MS     how long one answer may take (30000)

It opens one throw-away account and waits where it is told to (429).
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
    throw new Error(`--base-url must be an address such as http://127.0.0.1:8081, not '${url}'.`);
  }
  const timeoutMs = Number(values.timeout);
  if (!(timeoutMs > 0)) {
    throw new Error(`--timeout must be a number of milliseconds, not '${values.timeout}'.`);
  }
  return { baseUrl: url.replace(/\/+$/, ''), reports: values.reports, timeoutMs };
}

async function main(): Promise<number> {
  const { baseUrl, reports, timeoutMs } = options();
  const report = await runSuite({
    baseUrl,
    timeoutMs,
    onResult: (result) => result.faults.length > 0 && process.stdout.write(`${told(result)}\n`),
  });
  await writeReports(reports, report);
  process.stdout.write(`${summary(report)}\n`);
  return report.failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message, cause } = error as Error;
  const why = cause instanceof Error ? `: ${cause.message}` : '';
  process.stderr.write(`${message}${why}\n\n${usage}`);
  process.exitCode = 1;
}
