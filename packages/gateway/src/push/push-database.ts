import { type DatabaseOptions, openDatabase } from '@touchline/shared/server/store/open-database';
import { type Kysely, sql } from 'kysely';

/** Times are milliseconds since the epoch. */
interface SubscriptionsTable {
  /** A hash of the endpoint. */
  id: string;
  endpoint: string;
  /** Whose queue its messages are in. */
  service: string;
  p256dh: string;
  auth: string;
  language: string;
  /** 1 if results are covered. */
  covered: number;
  /** Separated and surrounded by spaces. */
  kinds: string;
  renewed_at: number;
  /** Messages in a row that the service has refused. */
  refusals: number;
}

/** What a subscription follows: ids of teams and matches, and those of muted matches behind `MUTED`. */
interface TopicsTable {
  topic: string;
  subscription_id: string;
}

/** One row, because to count the subscriptions takes longer than a page may wait. */
interface TotalsTable {
  id: number;
  subscriptions: number;
}

interface MessagesTable {
  /** The subscription and the event: each event has one message for each subscription. */
  id: string;
  subscription_id: string;
  /** The push service of the subscription. */
  service: string;
  kind: string;
  created_at: number;
  /** `null` once nothing is left to do. The row then only marks the event as sent. */
  due_at: number | null;
  /** Until then a gateway is sending it. */
  claimed_until: number;
  attempts: number;
  payload: string;
}

/** One row: subscriptions are bound to the key pair that they were made with. */
interface KeysTable {
  id: number;
  public_key: string;
  private_key: string;
}

export interface PushTables {
  push_subscriptions: SubscriptionsTable;
  push_topics: TopicsTable;
  push_totals: TotalsTable;
  push_messages: MessagesTable;
  push_keys: KeysTable;
}

export type PushDb = Kysely<PushTables>;

const TABLES = `
create table push_subscriptions (
  id text primary key, endpoint text not null, service text not null, p256dh text not null, auth text not null,
  language text not null, covered integer not null, kinds text not null, renewed_at bigint not null, refusals integer not null
);
create index push_subscriptions_by_language on push_subscriptions (language);
create index push_subscriptions_by_renewed_at on push_subscriptions (renewed_at);
create table push_topics (
  topic text not null,
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  primary key (topic, subscription_id)
);
create index push_topics_by_subscription on push_topics (subscription_id);
create table push_totals (id integer primary key, subscriptions integer not null);
insert into push_totals values (1, 0);
-- No reference: a subscription that ends in the same moment would fail the messages of all others.
create table push_messages (
  id text primary key, subscription_id text not null, service text not null, kind text not null, created_at bigint not null,
  due_at bigint, claimed_until bigint not null, attempts integer not null, payload text not null
);
create index push_messages_by_service on push_messages (service, due_at) where due_at is not null;
create index push_messages_by_created_at on push_messages (created_at);
create index push_messages_by_subscription on push_messages (subscription_id);
create table push_keys (id integer primary key, public_key text not null, private_key text not null)`;

async function createTables(db: Kysely<never>): Promise<void> {
  for (const statement of TABLES.split(';')) await sql.raw(statement).execute(db);
}

/** Opens the database of subscriptions and migrates it. */
export const openPushDatabase = (
  options: Omit<DatabaseOptions, 'migrations' | 'migrationTable'>,
): Promise<PushDb> =>
  openDatabase<PushTables>({
    ...options,
    migrations: { '001-tables': { up: createTables } },
    migrationTable: 'push_migrations',
  });
