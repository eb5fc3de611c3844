const NAME = 'touchline-demo';
const VERSION = 2;

interface AccountRow {
  readonly username: string;
  readonly id: string;
  readonly password: string;
  readonly created_at: number;
}

interface WalletRow {
  readonly account_id: string;
  readonly USDT: number;
  readonly BTC: number;
  readonly ETH: number;
  readonly TRX: number;
}

interface TokenFamilyRow {
  readonly id: string;
  readonly username: string;
  readonly created_at: number;
  readonly revoked_at: number | null;
  readonly last_used_at: number | null;
  readonly browser?: string;
  readonly system?: string;
}

interface RefreshTokenRow {
  readonly hash: string;
  readonly family_id: string;
  readonly expires_at: number;
  readonly used_at: number | null;
}

export interface ChatRow {
  readonly id: string;
  readonly user_id: string;
  readonly account_id: string | null;
  readonly asked_ms: number;
  readonly question: string;
  readonly reply: string;
}

/** The rows of SQLite and PostgreSQL (mock-api/src/store/schema.ts), by their keys. */
interface Tables {
  accounts: AccountRow;
  wallets: WalletRow;
  token_families: TokenFamilyRow;
  refresh_tokens: RefreshTokenRow;
  chat_exchanges: ChatRow;
  settings: { readonly name: string; readonly value: string };
}

type TableName = keyof Tables;

const KEYS: { readonly [Name in TableName]: keyof Tables[Name] & string } = {
  accounts: 'username',
  wallets: 'account_id',
  token_families: 'id',
  refresh_tokens: 'hash',
  chat_exchanges: 'id',
  settings: 'name',
};

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A table in one transaction, which ends when nothing more is asked of it. */
interface Table<Row> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<Row[]>;
  put(row: Row): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

const tableOf = <Row>(store: IDBObjectStore): Table<Row> => ({
  get: (key) => resultOf(store.get(key)),
  all: () => resultOf(store.getAll()),
  put: (row) => resultOf(store.put(row)),
  delete: (key) => resultOf(store.delete(key)),
});

export type TablesOf<Name extends TableName> = { readonly [Key in Name]: Table<Tables[Key]> };

export interface Database {
  /** Runs in one transaction over these tables: it sees none of the others' half-made changes. */
  write<Name extends TableName, Result>(
    names: readonly Name[],
    run: (tables: TablesOf<Name>) => Promise<Result>,
  ): Promise<Result>;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: database, transaction } = request;
    for (const [name, keyPath] of Object.entries(KEYS)) {
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath });
    }
    // Sessions of the first version have no start: they end.
    if (oldVersion === 1) {
      for (const name of ['token_families', 'refresh_tokens'])
        transaction?.objectStore(name).clear();
    }
  };
  return resultOf(request);
}

export async function openDatabase(): Promise<Database> {
  const database = await open();
  // Another tab has a newer version, or clears the site's data.
  database.onversionchange = () => database.close();
  return {
    async write(names, run) {
      const transaction = database.transaction([...names], 'readwrite');
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      done.catch(() => {});
      const tables = Object.fromEntries(
        names.map((name) => [name, tableOf(transaction.objectStore(name))]),
      );
      const result = await run(tables as never);
      await done;
      return result;
    },
  };
}
