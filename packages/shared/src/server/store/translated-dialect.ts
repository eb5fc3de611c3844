import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** A dialect whose errors pass through `translate`, and whose failed rollbacks hide no other error. */
export function translatedDialect(
  dialect: Dialect,
  translate: (error: unknown) => unknown,
): Dialect {
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const unwrap = (connection: DatabaseConnection) => inner.get(connection) ?? connection;

  async function translated<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw translate(error);
    }
  }

  function watchConnection(connection: DatabaseConnection): DatabaseConnection {
    const watched: DatabaseConnection = {
      executeQuery: (query) => translated(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    inner.set(watched, connection);
    return watched;
  }

  const watchDriver = (driver: Driver): Driver => ({
    init: () => translated(() => driver.init()),
    destroy: () => driver.destroy(),
    acquireConnection: async () =>
      watchConnection(await translated(() => driver.acquireConnection())),
    releaseConnection: (connection) => driver.releaseConnection(unwrap(connection)),
    beginTransaction: (connection, settings) =>
      translated(() => driver.beginTransaction(unwrap(connection), settings)),
    commitTransaction: (connection) =>
      translated(() => driver.commitTransaction(unwrap(connection))),
    // On a full disk SQLite has rolled back already, and a lost connection rolls back by itself.
    rollbackTransaction: (connection) =>
      driver.rollbackTransaction(unwrap(connection)).catch(() => {}),
  });

  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => watchDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
