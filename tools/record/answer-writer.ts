import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FILE } from '@touchline/gateway/config-variables';
import type { RecordedAnswer } from '@touchline/gateway/recording';
import type { Operation } from '@touchline/types/contract';
import { createRedactor } from './redact.ts';

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

export interface AnswerWriterOptions {
  /** The folder of the recording. */
  readonly folder: string;
  /** Its address is removed from the answers. */
  readonly upstream: URL;
  readonly recordedAt: () => string;
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

/** Writes successful answers, redacted; returns what it has written. */
export function createAnswerWriter({ folder, upstream, recordedAt }: AnswerWriterOptions) {
  const redact = createRedactor(upstream);
  let isBegun = false;

  /** A recording exists from its first answer on, so that a site that does not start leaves none. */
  function begin(): void {
    if (isBegun) return;
    mkdirSync(folder, { recursive: true });
    writeJson(join(folder, RECORDING_FILE), { recordedAt: recordedAt() });
    isBegun = true;
  }

  return (seen: SeenAnswer): RecordedAnswer | undefined => {
    const { operation, headerOf, text } = seen;
    const type = operation.responses['200']?.contentType ?? '';
    if (seen.status !== 200 || !headerOf('content-type')?.startsWith(type)) return undefined;
    const answer: RecordedAnswer = {
      operation: operation.id,
      target: String(redact(seen.target)),
      language: seen.language,
      headers: {
        'content-type': type,
        ...Object.fromEntries(
          RECORDED_HEADERS.flatMap((name) => {
            const value = headerOf(name);
            return value ? [[name, String(redact(value))]] : [];
          }),
        ),
      },
      body: redact(type === 'application/json' ? JSON.parse(text) : text),
    };
    begin();
    mkdirSync(join(folder, operation.id), { recursive: true });
    writeJson(join(folder, operation.id, fileName(answer)), answer);
    return answer;
  };
}
