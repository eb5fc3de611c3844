import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FILE } from '@touchline/gateway/config-variables';
import type { RecordedAnswer } from '@touchline/gateway/recording';
import type { Operation } from '@touchline/types/contract';
import { removeSecrets } from './remove-secrets.ts';

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
  /** Called with the rule by which something was replaced. */
  readonly onRedacted: (rule: string) => void;
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

/** Writes successful answers, redacted; returns what it has written. */
export function createAnswerWriter({ folder, upstream, onRedacted }: AnswerWriterOptions) {
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
    const whole = { target: seen.target, headers, body };
    const safe = (await removeSecrets(whole, upstream, onRedacted)) as typeof whole;
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
