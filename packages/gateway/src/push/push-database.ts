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
}

/** What a subscription follows: ids of teams and matches, and those of muted matches behind `MUTED`. */
interface TopicsTable {
  topic: string;
  subscription_id: string;
}

interface MessagesTable {
  /** The subscription and the event: each event has one message for each subscription. */
  id: string;
  subscription_id: string;
  /** That of the subscription. */
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
  push_messages: MessagesTable;
  push_keys: KeysTable;
}

export type PushDb = Kysely<PushTables>;

async function subscriptions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('delay_ms', 'bigint', (column) => column.notNull())
    .addColumn('covered', 'integer', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_topics')
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('push_topics_key', ['topic', 'subscription_id'])
    .execute();
  await db.schema
    .createIndex('push_topics_by_subscription')
    .on('push_topics')
    .column('subscription_id')
    .execute();
  await db.schema
    .createTable('push_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No reference: a subscription that ends in the same moment would fail the messages of all others.
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['due_at', 'created_at', 'subscription_id']) {
    await db.schema
      .createIndex(`push_messages_by_${column}`)
      .on('push_messages')
      .column(column)
      .execute();
  }
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
}

async function services(db: Kysely<never>): Promise<void> {
  for (const table of ['push_subscriptions', 'push_messages'])
    await db.schema
      .alterTable(table)
      .addColumn('service', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema.dropIndex('push_messages_by_due_at').execute();
  await db.schema
    .createIndex('push_messages_by_service')
    .on('push_messages')
    .columns(['service', 'due_at'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}

async function withoutDelays(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('push_subscriptions').dropColumn('delay_ms').execute();
}

/** Opens the database of subscriptions and migrates it. */
export const openPushDatabase = (
  options: Omit<DatabaseOptions, 'migrations' | 'migrationTable'>,
): Promise<PushDb> =>
  openDatabase<PushTables>({
    ...options,
    migrations: {
      '001-subscriptions': { up: subscriptions },
      '002-services': { up: services },
      '003-without-delays': { up: withoutDelays },
    },
    migrationTable: 'push_migrations',
  });
