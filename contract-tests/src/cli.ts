import { parseArgs } from 'node:util';
import { contract, type OperationId } from '@touchline/types/contract';
import { hasFailed } from './report/report.ts';
import { openReportFiles } from './report/report-files.ts';
import { describeFailure, summary } from './report/summary.ts';
import { runSuite } from './run-suite.ts';

const USAGE = `Checks a running server against openapi.yaml: the calls of the spec, and apart from them the extras and rules
that a server may lack.

  npm run contract -- --base-url http://127.0.0.1:8081
  npm run contract -- --base-url http://127.0.0.1:8080/api --operation getTeam --operation getMatch

  --base-url URL         the server, including a path prefix if it has one
  --operation NAME       tests this operation alone; may be repeated
  --quick                tests every operation, but compares no responses with one another and tries no limits
  --time-limit SECONDS   ends the run after this time (900)
  --timeout MS           the timeout of one request (30000)
  --reports DIR          the folder for contract.json and contract.junit.xml (reports)

The reports are written while it runs; a time limit and Ctrl-C leave those of the cases until then. It creates one
throw-away account, and after a 429 it waits as long as the server asks. Exit code 0 if all cases ran and those of the spec
passed, else 1. The reports have all.
`;

function positive(option: string, text: string): number {
  const value = Number(text);
  if (value > 0) return value;
  throw new Error(`--${option} must be a number above 0, not '${text}'.`);
}

function operationId(name: string): OperationId {
  const operation = contract.operations.find(({ id }) => id === name);
  if (operation) return operation.id;
  const names = contract.operations.map(({ id }) => id).join(', ');
  throw new Error(`The contract has no operation '${name}'. It has ${names}.`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      operation: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      'time-limit': { type: 'string', default: '900' },
      timeout: { type: 'string', default: '30000' },
      reports: { type: 'string', default: 'reports' },
    },
  });
  const url = values['base-url'] ?? '';
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw new Error(`--base-url must be a URL such as http://127.0.0.1:8081, not '${url}'.`);
  }
  return {
    baseUrl: url.replace(/\/+$/, ''),
    operations: values.operation.map(operationId),
    isQuick: values.quick,
    timeLimitSeconds: positive('time-limit', values['time-limit']),
    timeoutMs: positive('timeout', values.timeout),
    reports: values.reports,
  };
}

/** Aborts at the time limit or the first SIGINT or SIGTERM; the second one ends the process. */
function stopSignal(seconds: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(`the time limit of ${seconds} s`), seconds * 1000).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(`interrupted by ${signal}`));
  }
  return stop.signal;
}

async function main(): Promise<number> {
  const { reports, timeLimitSeconds, ...options } = readOptions();
  const files = openReportFiles(reports);
  const report = await runSuite({
    ...options,
    signal: stopSignal(timeLimitSeconds),
    onResult(result, makeReport) {
      if (result.part === 'spec' && hasFailed(result))
        process.stdout.write(`${describeFailure(result)}\n`);
      files.update(makeReport);
    },
  });
  files.write(report);
  process.stdout.write(`${summary(report)}\n`);
  return report.spec.failed === 0 && report.stopped === undefined ? 0 : 1;
}

try {
  process.exitCode = await main();
  // A hanging server may keep a connection open.
  process.stdout.write('', () => process.exit());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}
