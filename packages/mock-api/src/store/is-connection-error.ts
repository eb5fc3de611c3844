const CONNECTION_ERROR_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  // PostgreSQL: shutting down, crashed, starting up, too many connections.
  ...['57P01', '57P02', '57P03', '53300'],
];

/** The database is temporarily unreachable: the request is valid, and a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    CONNECTION_ERROR_CODES.includes(String(code)) ||
    /^Connection terminated|timeout exceeded when trying to connect|database is locked/.test(
      String(message),
    )
  );
}
