import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formats } from '@touchline/types/validation';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../workspace.ts';
import { lintContract } from './lint-contract.ts';

const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');

/** Lints a contract with the rules of this repository. */
function lint(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, 'redocly.yaml'), join(folder, 'redocly.yaml'));
  writeFileSync(join(folder, 'openapi.yaml'), text);
  return lintContract(folder, process.env);
}

// In one contract: a run takes four seconds of a processor.
test('an operation with a rate limit must declare 429, and a format that the validator does not know is an error with the list', {
  timeout: 60_000,
}, async () => {
  const limit = '      x-cache: { fresh: 2, stale: 10, onError: 600 }\n';
  const faulty = contract
    .replace(limit, `${limit}      x-rate-limit: { max: 5, windowSeconds: 60, by: [address] }\n`)
    .replace('format: date-time', 'format: date');
  const { code, output } = await lint(faulty);
  expect(code).toBe(1);
  expect(output).toContain(
    'An operation with x-rate-limit must declare the response 429, which the gateway sends.',
  );
  expect(output).toContain(`The validator knows the formats ${Object.keys(formats).join(', ')}:`);
  expect(output).toContain('and to this rule in redocly.yaml');
});
