import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Fetch } from '@touchline/contract-tests/http/respect-rate-limits';
import { contract, type OperationId } from '@touchline/types/contract';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { ContractDocument } from '../src/contract-document.ts';
import type { Overlay } from '../src/contract-overlay.ts';
import { walk } from '../src/walk.ts';

export const execFileAsync = promisify(execFile);
const CONTRACT = join(import.meta.dirname, '../../openapi.yaml');
export const document = new ContractDocument(parse(readFileSync(CONTRACT, 'utf8')));
export const baseUrl = 'http://mock';

interface Extent {
  readonly operations?: readonly OperationId[];
  readonly samplesOnly?: boolean;
  readonly stopAtFirst?: boolean;
  readonly pauses?: readonly number[];
}

export const walkOver = (fetch: Fetch, extent: Extent = {}) =>
  walk({ baseUrl, fetch, pauses: [], ...extent, contract, document });

/** openapi.yaml with the overlay, as the printed command writes it. */
export async function applied(overlay: Overlay | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [overlayFile, output] = [join(folder, 'overlay.yaml'), join(folder, 'openapi.yaml')];
  writeFileSync(overlayFile, stringify(overlay));
  const redocly = join(import.meta.dirname, '../node_modules/.bin/redocly');
  const args = ['bundle', CONTRACT, '--overlay', overlayFile, '--output', output];
  await execFileAsync(redocly, args, { env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
  return parse(readFileSync(output, 'utf8'));
}
