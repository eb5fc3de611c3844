import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FILE } from '@touchline/gateway/config-variables';
import type { RecordedAnswer } from '@touchline/gateway/recording';
import type { Operation } from '@touchline/types/contract';
import type { Print } from '../test/steps.ts';
import { removeSecrets } from './remove-secrets.ts';
import type { SecretReport } from './secret-report.ts';

const MAX_SLUG = 60;

/** Headers of the contract that describe the body. */
const RECORDED_HEADERS = ['content-language', 'x-world-now'];

/** A response to a call, as it was sent. */
export interface SeenAnswer {
  readonly operation: Operation;
  /** Path and query, without the prefix of the upstream. */
  readonly target: string;
  readonly language: string;
  readonly status: number;
  readonly headerOf: (name: string) => string | null | undefined;
  readonly text: string;
}

/** What a recording needs, whatever it is made from. */
export interface RecordOptions {
  /** The folder of all recordings, and that of this one below it. */
  readonly recordings: string;
  readonly name: string;
  /** Also writes answers with what looks like a secret. */
  readonly writesSuspects: boolean;
  readonly print: Print;
}

/** The folder of a recording that does not exist yet. */
export function newFolder({ recordings, name }: RecordOptions): string {
  const folder = join(recordings, name);
  if (!existsSync(folder)) return folder;
  throw new Error(`--name: recordings/${name} exists already; delete it, or choose another name.`);
}

export interface AnswerWriterOptions extends Pick<RecordOptions, 'writesSuspects'> {
  /** The folder of the recording. */
  readonly folder: string;
  /** Its address is removed from the answers. */
  readonly upstream: URL;
  readonly recordedAt: () => string;
  readonly report: SecretReport;
}

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Readable, and different for different answers. */
function fileName({ target, language }: RecordedAnswer): string {
  const slug = `${target} ${language}`
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
  const hash = createHash('sha256').update(`${language} ${target}`).digest('hex').slice(0, 8);
  return `${slug}-${hash}.json`;
}

/** Whether answers to such calls may be in a recording: what needs an access token is somebody's own. */
export const isPublicGet = ({ method, security }: Operation) =>
  method === 'GET' && security !== 'required';

/** Writes successful answers, redacted, unless something in them looks like a secret; returns what it has written. */
export function createAnswerWriter(options: AnswerWriterOptions) {
  const { folder, upstream, recordedAt, report, writesSuspects } = options;
  let isBegun = false;

  /** A recording exists from its first answer on, so that a site that does not start leaves none. */
  function begin(): void {
    if (isBegun) return;
    mkdirSync(folder, { recursive: true });
    writeJson(join(folder, RECORDING_FILE), { recordedAt: recordedAt() });
    isBegun = true;
  }

  return async (seen: SeenAnswer): Promise<RecordedAnswer | undefined> => {
    const { operation, headerOf, text } = seen;
    const type = operation.responses['200']?.contentType ?? '';
    if (seen.status !== 200 || !headerOf('content-type')?.startsWith(type)) return undefined;
    const recorded = RECORDED_HEADERS.map((name) => [name, headerOf(name)] as const);
    const headers = Object.fromEntries(recorded.filter(([, value]) => value));
    const body = type === 'application/json' ? JSON.parse(text) : text;
    const redaction = await removeSecrets({ target: seen.target, headers, body }, upstream);
    const { suspects } = redaction;
    const safe = redaction.value as Pick<RecordedAnswer, 'target' | 'headers' | 'body'>;
    report.add(redaction);
    if (suspects.length > 0 && !writesSuspects) {
      report.leaveOut(`${safe.target} (${seen.language || 'no language'})`, suspects);
      return undefined;
    }
    const answer: RecordedAnswer = {
      operation: operation.id,
      target: safe.target,
      language: seen.language,
      headers: { 'content-type': type, ...safe.headers },
      body: safe.body,
    };
    begin();
    mkdirSync(join(folder, operation.id), { recursive: true });
    writeJson(join(folder, operation.id, fileName(answer)), answer);
    return answer;
  };
}
