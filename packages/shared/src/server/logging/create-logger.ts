import { type DestinationStream, type Logger, pino } from 'pino';
import { pathOf } from '../http/url-parts.ts';
import { BufferedLog } from './buffered-log.ts';
import { serializeError } from './error-serializer.ts';

export type { Logger } from 'pino';

const SECRET_FIELDS =
  'authorization cookie set-cookie password token accessToken refreshToken'.split(' ');
// Down to `req.headers.cookie`.
const SECRET_PATHS = SECRET_FIELDS.flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
]);

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
}

const serializers = {
  err: (error: unknown) => serializeError(error),
  // Queries may hold tokens.
  req: ({ method, url }: LoggedRequest) => ({ method, path: pathOf(url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
};

export interface LoggerOptions {
  readonly level: string;
  readonly destination: DestinationStream;
}

/** The logger of both servers: JSON lines, without secrets. */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  return pino({ level, redact: SECRET_PATHS, serializers }, destination);
}

/** Writes to standard output, in blocks; the last one when the process exits. */
export function createStdoutLogger(level: string): Logger {
  const destination = new BufferedLog((text) => process.stdout.write(text));
  process.once('exit', () => destination.flushSync());
  // The reader of a pipe may die, and the disk of a file may be full: a server without a log still serves.
  process.stdout.on('error', () => {});
  return createLogger({ level, destination });
}
