import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@touchline/api-core/call';
import type { ReadUsable } from '@touchline/types/validation';
import { createDriftCheck, type DriftCheckOptions } from '../upstream/drift/drift-check.ts';
import type { CallResult, SendCall } from '../upstream/send-call.ts';
import { validateResponse } from '../upstream/validate-response.ts';
import { marking, type Source } from './answered-by.ts';

/** One answer of a recording, as its file has it. */
export interface RecordedAnswer {
  readonly operation: string;
  /** Path and query, without the prefix of the upstream. */
  readonly target: string;
  readonly language: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed, if it is JSON. */
  readonly body: unknown;
}

const keyOf = ({ target, language = '' }: { target: string; language?: string | undefined }) =>
  `${language} ${target}`;

/** The answers of a recording by target and language. */
export function readRecording(folder: string) {
  const files = globSync('*/*.json', { cwd: folder });
  const answers = files.map(
    (file): RecordedAnswer => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  const byKey = new Map(answers.map((answer) => [keyOf(answer), answer]));
  return (call: Pick<Call, 'target' | 'language'>) => byKey.get(keyOf(call));
}

const bodyOf = ({ body, headers }: RecordedAnswer): Buffer =>
  Buffer.from(/json/.test(headers['content-type'] ?? '') ? JSON.stringify(body) : String(body));

interface PlayOptions extends Omit<DriftCheckOptions, 'mode'> {
  readonly readUsable: ReadUsable | undefined;
  /** Who answers what is not in the recording, unless the answer says so itself. */
  readonly restIs: Source;
}

/** Answers from a recording what it contains. A request for another world than the shared one is never in it. */
export function playRecording(
  next: SendCall,
  recorded: ReturnType<typeof readRecording>,
  { restIs, readUsable, ...driftCheck }: PlayOptions,
): SendCall {
  const { check } = createDriftCheck({ ...driftCheck, mode: 'off' });

  function play(call: Call, answer: RecordedAnswer, isForwarded: boolean): CallResult {
    const response = { status: 200, headers: { ...answer.headers }, body: bodyOf(answer) };
    try {
      return check(call, validateResponse(call, response, readUsable), isForwarded);
    } catch (error) {
      return error as Error;
    }
  }

  return (call, forwarded, onResult) => {
    const { operation, world, authorization } = call;
    const isShared = operation.method === 'GET' && !world && !authorization;
    const answer = isShared ? recorded(call) : undefined;
    if (answer) marking('recording', onResult)(play(call, answer, forwarded !== undefined));
    else next(call, forwarded, marking(restIs, onResult));
  };
}
