/** A database cannot be used: the request is valid, and a retry may succeed. The message says what to do. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** By the primary result code of SQLite. */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  5: 'is locked by another program: end it',
  6: 'is locked by another program: end it',
  8: 'cannot be written: let this user write to the file and its folder',
  10: 'cannot be read or written, its disk fails (I/O error): check the disk',
  11: 'is damaged: restore a copy of it, or move it away for a new, empty one',
  13: 'cannot grow, the disk is full: make room',
  14: 'cannot be opened: let this user read and write the file and its folder',
  26: 'is no database or is damaged: restore a copy of it, or move it away for a new, empty one',
};

const UNREACHABLE = 'does not respond: start it, or correct DATABASE_URL';

/** The driver's own errors have no code. */
const LOST_CONNECTION =
  /^Connection terminated|timeout exceeded when trying to connect|is not queryable$/;

/** With the codes of Node, of PostgreSQL, and of the system. */
const REASONS: readonly (readonly [reason: string, codes: string])[] = [
  [
    'cannot be read or created: DATA_DIR must be a folder that this user may write to',
    'ENOTDIR EEXIST EACCES EROFS EPERM',
  ],
  ['cannot be written, the disk is full: make room', 'ENOSPC EDQUOT 53100'],
  [UNREACHABLE, 'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE'],
  [UNREACHABLE, 'ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'],
  // PostgreSQL: shutting down, crashed, starting up, too many connections.
  ['is not available at this moment: wait, or look into its log', '57P01 57P02 57P03 53300'],
  ['is read-only: make it writable', '25006'],
  ['is damaged or has a failing disk: look into its log', '58030 XX001 XX002'],
  // Also of a failed write for which PostgreSQL has no code of its own: a limit of the file's size, for example.
  ['reports an internal error: look into its log', 'XX000'],
  ['refuses the login: correct DATABASE_URL', '28000 28P01'],
  ['does not exist: create it', '3D000'],
];

interface DriverError extends Error {
  readonly code?: unknown;
  readonly errcode?: number;
  readonly errors?: readonly DriverError[];
}

function describe(error: DriverError): string | undefined {
  const { code, errcode, message, errors } = error;
  // An extended result code has the primary one in its last byte.
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_REASONS[(errcode ?? 0) & 0xff];
  // A host with several addresses fails with the errors of all.
  if (code === undefined && errors?.[0]) return describe(errors[0]);
  if (LOST_CONNECTION.test(message)) return UNREACHABLE;
  return REASONS.find(([, codes]) => codes.split(' ').includes(String(code)))?.[0];
}

/** `undefined` if the error is not of the database but of this program. */
export function toStoreUnavailable(error: unknown, store: string): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  const reason = describe(error as DriverError);
  return reason ? new StoreUnavailable(`${store} ${reason}.`, { cause: error }) : undefined;
}
