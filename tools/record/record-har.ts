import { readFileSync } from 'node:fs';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { createCallParser } from '@touchline/api-core/parse-call';
import { contract } from '@touchline/types/contract';
import {
  createAnswerWriter,
  isPublicGet,
  newFolder,
  type RecordOptions,
  type SeenAnswer,
} from './answer-writer.ts';
import { SecretReport } from './secret-report.ts';

type Header = { readonly name: string; readonly value: string };

/** The part of an entry (HAR 1.2) that is read. */
interface Entry {
  readonly startedDateTime?: string;
  readonly request: { readonly method: string; readonly url: string; readonly headers: Header[] };
  readonly response: {
    readonly status: number;
    readonly headers: Header[];
    readonly content?: { readonly text?: string; readonly encoding?: string };
  };
}

export interface RecordHarOptions extends RecordOptions {
  readonly file: string;
}

const findOperations = createOperationFinder(contract);
const parseCall = createCallParser(contract, { devTools: false });

function entriesOf(file: string): readonly Entry[] {
  try {
    const { entries } = JSON.parse(readFileSync(file, 'utf8')).log;
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    throw new Error(`--har: ${file} cannot be read: ${(error as Error).message}.`);
  }
  throw new Error(`--har: ${file} has no log.entries, so it is no HAR.`);
}

const headerReader = (headers: readonly Header[]) => (wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

/** The path with fewer and fewer segments before it: whatever prefix the server has, /api or another. */
function* pathsBelow(path: string): Generator<string> {
  for (let at = 0; at >= 0; at = path.indexOf('/', at + 1)) yield path.slice(at);
}

function operationAt(path: string) {
  for (const target of pathsBelow(path)) {
    const found = findOperations(target).find(({ operation }) => isPublicGet(operation));
    if (found) return found;
  }
  return undefined;
}

/** The entry as the gateway would ask for it; undefined for what no recording holds. */
function seenAnswerOf({ request, response }: Entry): SeenAnswer | undefined {
  const { pathname, search } = new URL(request.url);
  const headerOf = headerReader(request.headers);
  const isOwn = headerOf('authorization') !== undefined || pathname.includes('/spoiler-free/');
  if (request.method !== 'GET' || isOwn) return undefined;
  const found = operationAt(pathname);
  if (!found) return undefined;
  const { text = '', encoding } = response.content ?? {};
  try {
    const { target, language = '' } = parseCall(found.operation, {
      path: Object.fromEntries(
        Object.entries(found.path).map(([name, value]) => [name, decodeURIComponent(value)]),
      ),
      query: search.slice(1),
      headers: { 'accept-language': headerOf('accept-language') },
      requestId: '',
      signal: new AbortController().signal,
    });
    return {
      operation: found.operation,
      target,
      language,
      status: response.status,
      headerOf: headerReader(response.headers),
      text: encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
    };
  } catch {
    // Refused by the contract, as the gateway would refuse it.
    return undefined;
  }
}

/** The world's instant of the last answer, for what the mock API answers beside the recording. */
const instantOf = (entries: readonly Entry[], seen: readonly SeenAnswer[]): string =>
  seen.findLast(({ headerOf }) => headerOf('x-world-now'))?.headerOf('x-world-now') ??
  entries.find(({ startedDateTime }) => startedDateTime)?.startedDateTime ??
  new Date().toISOString();

/** Makes a recording of the calls in a HAR, as the console and browsers save it; returns the exit code. */
export async function recordHar(options: RecordHarOptions): Promise<number> {
  const { file, name, writesSuspects, print } = options;
  const folder = newFolder(options);
  const entries = entriesOf(file);
  const [first] = entries;
  if (!first) throw new Error(`--har: ${file} has no calls.`);
  const seen = entries.map(seenAnswerOf).filter((one) => one !== undefined);
  const report = new SecretReport();
  const write = createAnswerWriter({
    report,
    writesSuspects,
    folder,
    upstream: new URL(first.request.url),
    recordedAt: () => instantOf(entries, seen),
  });
  const written = new Set<string>();
  for (const one of seen) {
    const answer = await write(one);
    if (answer) written.add(`${answer.language} ${answer.target}`);
  }
  print(String(report));
  if (written.size === 0 && report.hasLeftOut) return 1;
  if (written.size === 0) {
    print(`Nothing was recorded: ${file} has no public GET of the contract with status 200.\n`);
    return 1;
  }
  print(
    `${written.size} answers of ${entries.length} calls are in recordings/${name}. ` +
      `Look through them, then: MOCK_RECORDING=${name} npm start\n`,
  );
  return report.hasLeftOut ? 1 : 0;
}
