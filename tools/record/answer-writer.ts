import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FILE } from '@touchline/gateway/config-variables';
import type { RecordedAnswer } from '@touchline/gateway/recording';
import type { Operation } from '@touchline/types/contract';
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
  readonly headers: Headers;
  readonly text: string;
}

export interface AnswerWriterOptions {
  /** The folder of the recording. */
  readonly folder: string;
  /** Its address is removed from the answers. */
  readonly upstream: URL;
  /** Also writes answers with what looks like a secret. */
  readonly writesSuspects: boolean;
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

/** Writes successful answers, redacted, unless something in them looks like a secret; returns what it has written. */
export function createAnswerWriter(options: AnswerWriterOptions) {
  const { folder, upstream, report, writesSuspects } = options;
  let isBegun = false;

  /** A recording exists from its first answer on, so that a site that does not start leaves none. */
  function begin(): void {
    if (isBegun) return;
    mkdirSync(folder, { recursive: true });
    writeJson(join(folder, RECORDING_FILE), { recordedAt: new Date().toISOString() });
    isBegun = true;
  }

  return async (seen: SeenAnswer): Promise<RecordedAnswer | undefined> => {
    const { operation, headers: sent, text } = seen;
    const type = operation.responses['200']?.contentType ?? '';
    if (seen.status !== 200 || !sent.get('content-type')?.startsWith(type)) return undefined;
    const recorded = RECORDED_HEADERS.map((name) => [name, sent.get(name)] as const);
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
