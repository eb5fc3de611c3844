import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShapeCheck } from '@touchline/types/validation';
import type { SendCall } from '../upstream/send-call.ts';
import { validateResponse } from '../upstream/validate-response.ts';
import { markedBy, type Source } from './answered-by.ts';
import { type DriftCheckOptions, withDriftCheck } from './drift/with-drift-check.ts';

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
export class Recording {
  readonly #answers: ReadonlyMap<string, RecordedAnswer>;

  constructor(answers: readonly RecordedAnswer[]) {
    this.#answers = new Map(answers.map((answer) => [keyOf(answer), answer]));
  }

  static read(folder: string): Recording {
    const files = globSync('*/*.json', { cwd: folder });
    return new Recording(files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }

  get(call: { target: string; language: string | undefined }): RecordedAnswer | undefined {
    return this.#answers.get(keyOf(call));
  }
}

const bodyOf = ({ body, headers }: RecordedAnswer): Buffer =>
  Buffer.from(/json/.test(headers['content-type'] ?? '') ? JSON.stringify(body) : String(body));

interface PlayOptions extends Omit<DriftCheckOptions, 'mode'> {
  readonly findViolation: ShapeCheck | undefined;
  /** Who answers what is not in the recording, unless the answer says so itself. */
  readonly restIs: Source;
}

/** Answers from a recording what it contains. A request for another world than the shared one is never in it. */
export function playRecording(
  next: SendCall,
  recording: Recording,
  { restIs, findViolation, ...driftCheck }: PlayOptions,
): SendCall {
  const play = withDriftCheck(
    async (call) => {
      const answer = recording.get(call) as RecordedAnswer;
      const { headers } = answer;
      const response = { status: 200, headers: { ...headers }, body: bodyOf(answer) };
      return validateResponse(call, response, findViolation);
    },
    { ...driftCheck, mode: 'off' },
  );
  return (call, forwarded) => {
    const { operation, world, authorization } = call;
    const isShared = operation.method === 'GET' && !world && !authorization;
    return isShared && recording.get(call)
      ? markedBy('recording', play(call))
      : markedBy(restIs, next(call, forwarded));
  };
}
