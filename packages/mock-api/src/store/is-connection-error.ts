const codes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  // PostgreSQL: going down, crashed, starting, too many connections.
  ...['57P01', '57P02', '57P03', '53300'],
];

/** The database cannot be reached just now: nobody's input is to blame, and trying again may help. */
export function isStoreAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    codes.includes(String(code)) ||
    /^Connection terminated|timeout exceeded when trying to connect|database is locked/.test(
      String(message),
    )
  );
}
