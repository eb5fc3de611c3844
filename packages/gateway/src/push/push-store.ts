import { hash } from 'node:crypto';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { RawBuilder } from 'kysely';
import type { PushDb, PushTables } from './push-database.ts';
import { serviceOf } from './push-hosts.ts';

interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a browser wants to be notified of. */
export interface PushSubscription extends PushAddress {
  readonly teams: readonly string[];
  readonly matches: readonly string[];
  /** Matches of those teams without notifications. */
  readonly muted: readonly string[];
  readonly kinds: readonly string[];
  readonly language: Language;
  readonly isCovered: boolean;
}

export interface PushEvent {
  /** Equal for the same event at each gateway and in each language. */
  readonly key: string;
  readonly kind: string;
  readonly matchId: string;
  readonly teamIds: readonly string[];
  readonly language: Language;
  /** For subscriptions whose results are covered, or for the others. */
  readonly isCovered: boolean;
  readonly payload: string;
}

export interface PushMessage extends PushAddress {
  readonly id: string;
  readonly subscriptionId: string;
  readonly kind: string;
  readonly createdAt: number;
  readonly attempts: number;
  readonly payload: string;
}

/** Services after one in their order, except these. */
export interface OtherServices {
  readonly except: readonly string[];
  readonly after: string;
  readonly max: number;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const MUTED = '!';
/** Longer than a batch of messages may take: an unfinished one is then sent by another gateway. */
const CLAIM_MS = 120_000;
/** A goal that is taken back and given again has the same key; after that time it is another one. */
const SAME_GOAL_MS = 180_000;
/** Longer than a match takes: until then an event is known to have been sent. */
const KEPT_MS = 24 * 3_600_000;

/** Anyone may name as many services as they like; node:sqlite looks at them while nothing else runs. */
const MAX_LOOKED_AT = 2000;

const subscriptionId = (endpoint: string) => hash('sha256', endpoint, 'base64url');

/** Subscriptions and the messages to them, in the database that all gateways share. */
export class PushStore {
  readonly #db: () => Promise<PushDb>;
  readonly #clock: () => number;

  constructor(db: () => Promise<PushDb>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The key pair of this site; of several gateways that start at once one makes it. */
  async keys(generate: () => VapidKeys): Promise<VapidKeys> {
    const db = await this.#db();
    const read = () => db.selectFrom('push_keys').selectAll().where('id', '=', 1);
    let row = await read().executeTakeFirst();
    if (!row) {
      const { publicKey, privateKey } = generate();
      await db
        .insertInto('push_keys')
        .values({ id: 1, public_key: publicKey, private_key: privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      row = await read().executeTakeFirstOrThrow();
    }
    return { publicKey: row.public_key, privateKey: row.private_key };
  }

  async subscribe(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys, teams, matches, muted, kinds, language } = subscription;
    const id = subscriptionId(endpoint);
    const fields = {
      endpoint,
      service: serviceOf(endpoint),
      ...keys,
      language,
      covered: subscription.isCovered ? 1 : 0,
      kinds: ` ${kinds.join(' ')} `,
    };
    const topics = [...teams, ...matches, ...muted.map((match) => MUTED + match)];
    const db = await this.#db();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('push_subscriptions')
        .values({ id, ...fields })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
        .execute();
      await transaction.deleteFrom('push_topics').where('subscription_id', '=', id).execute();
      const rows = [...new Set(topics)].map((topic) => ({ topic, subscription_id: id }));
      if (rows.length > 0) await transaction.insertInto('push_topics').values(rows).execute();
    });
  }

  /** Its messages go with it. */
  async unsubscribe(endpoint: string): Promise<void> {
    const db = await this.#db();
    const id = subscriptionId(endpoint);
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
    await db.deleteFrom('push_messages').where('subscription_id', '=', id).execute();
  }

  async has(endpoint: string): Promise<boolean> {
    const db = await this.#db();
    const row = await db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('id', '=', subscriptionId(endpoint))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The number of subscriptions, by language. */
  async languages(): Promise<ReadonlyMap<Language, number>> {
    const db = await this.#db();
    const rows = await db
      .selectFrom('push_subscriptions')
      .select(({ fn }) => ['language', fn.countAll<number>().as('count')])
      .groupBy('language')
      .execute();
    return new Map(rows.map(({ language, count }) => [language as Language, Number(count)]));
  }

  /** Adds a message for each subscription that follows the event, unless this or another gateway has added it. */
  async add(event: PushEvent): Promise<void> {
    const db = await this.#db();
    const { sql } = await import('kysely');
    const now = this.#clock();
    const { key, kind, matchId, teamIds, payload } = event;
    const againBefore = kind === 'goal' ? now - SAME_GOAL_MS : 0;
    await sql`
      insert into push_messages (id, subscription_id, service, kind, created_at, due_at, claimed_until, attempts, payload)
      select s.id || ' ' || cast(${key} as text), s.id, s.service, cast(${kind} as text), cast(${now} as bigint),
        cast(${now} as bigint), 0, 0, cast(${payload} as text)
      from push_subscriptions s
      where s.id in (select subscription_id from push_topics where topic in (${sql.join([matchId, ...teamIds])}))
        and s.id not in (select subscription_id from push_topics where topic = ${MUTED + matchId})
        and s.language = ${event.language} and s.covered = ${event.isCovered ? 1 : 0}
        and s.kinds like ${`% ${kind} %`}
      order by s.id
      on conflict (id) do update set created_at = excluded.created_at, due_at = excluded.due_at,
        claimed_until = 0, attempts = 0, payload = excluded.payload
        where push_messages.created_at < ${againBefore}`.execute(db);
  }

  /** The services among these with messages that are due. Their number counts, and not that of their messages. */
  async dueAmong(services: readonly string[]): Promise<string[]> {
    if (services.length === 0) return [];
    const db = await this.#db();
    const { sql } = await import('kysely');
    const among = services.map((service) => sql`(cast(${service} as text))`);
    const { rows } = await sql<{ service: string }>`
      with services (service) as (values ${sql.join(among)})
      select service from services where ${await this.#isDue()} order by service`.execute(db);
    return rows.map(({ service }) => service);
  }

  /** The first others with messages that are due, and the one to go on after. Looks at some services at once. */
  async dueOthers({ except, after, max }: OtherServices) {
    const db = await this.#db();
    const { sql } = await import('kysely');
    const next = (last: RawBuilder<unknown>) =>
      sql`select min(service) as service from push_messages where service > ${last} and due_at is not null`;
    // PostgreSQL has no empty lists. The empty name is that of no service.
    const excepted = sql.join([...except, '']);
    const { rows } = await sql<{ service: string; due: number }>`
      with recursive services (service) as (
        ${next(sql`cast(${after} as text)`)}
        union all
        select (${next(sql`services.service`)}) from services where services.service is not null
      )
      select service, case when service not in (${excepted}) and ${await this.#isDue()} then 1 else 0 end as due
      from services where service is not null limit ${MAX_LOOKED_AT}`.execute(db);
    const due = rows.flatMap(({ service, due }) => (due ? [service] : [])).slice(0, max);
    const last = due.length === max ? due.at(-1) : rows[MAX_LOOKED_AT - 1]?.service;
    return { services: due, last: last ?? '' };
  }

  async #isDue() {
    const { sql } = await import('kysely');
    return sql`exists (select 1 from push_messages m where m.service = services.service
      and ${await this.#isFree()})`;
  }

  async #isFree() {
    const { sql } = await import('kysely');
    const now = this.#clock();
    return sql<boolean>`due_at <= ${now} and claimed_until < ${now}`;
  }

  /** Takes messages to a service that are due, which no other gateway then takes. */
  async claim(service: string, max: number): Promise<PushMessage[]> {
    const db = await this.#db();
    const now = this.#clock();
    const isFree = await this.#isFree();
    const claimed = await db
      .updateTable('push_messages')
      .set((column) => ({
        claimed_until: now + CLAIM_MS,
        attempts: column('attempts', '+', 1),
      }))
      .where('id', 'in', (from) =>
        from
          .selectFrom('push_messages')
          .select('id')
          .where('service', '=', service)
          .where(isFree)
          .orderBy('due_at')
          .limit(max),
      )
      // PostgreSQL checks it again for a row that another gateway has just updated.
      .where(isFree)
      .returningAll()
      .execute();
    if (claimed.length === 0) return [];
    return this.#withAddresses(db, claimed);
  }

  /** The message was sent, or never will be. */
  async finish({ id }: PushMessage): Promise<void> {
    const db = await this.#db();
    await db
      .updateTable('push_messages')
      .set({ due_at: null, payload: '' })
      .where('id', '=', id)
      .execute();
  }

  /** Attempts are those that the push service has seen. */
  async retry({ id }: PushMessage, pauseMs: number, attempts: number): Promise<void> {
    const db = await this.#db();
    await db
      .updateTable('push_messages')
      .set({ due_at: this.#clock() + pauseMs, claimed_until: 0, attempts })
      .where('id', '=', id)
      .execute();
  }

  /** Deletes the marks of events that are long over. */
  async prune(): Promise<void> {
    const db = await this.#db();
    await db
      .deleteFrom('push_messages')
      .where('created_at', '<', this.#clock() - KEPT_MS)
      .execute();
  }

  async #withAddresses(
    db: PushDb,
    claimed: readonly PushTables['push_messages'][],
  ): Promise<PushMessage[]> {
    const ids = [...new Set(claimed.map(({ subscription_id }) => subscription_id))];
    const rows = await db
      .selectFrom('push_subscriptions')
      .select(['id', 'endpoint', 'p256dh', 'auth'])
      .where('id', 'in', ids)
      .execute();
    const addresses = new Map(rows.map((row) => [row.id, row]));
    const ended = ids.filter((id) => !addresses.has(id));
    if (ended.length > 0)
      await db.deleteFrom('push_messages').where('subscription_id', 'in', ended).execute();
    return claimed.flatMap((message) => {
      const address = addresses.get(message.subscription_id);
      if (!address) return [];
      const { endpoint, p256dh, auth } = address;
      const { id, kind, attempts, payload, created_at: createdAt } = message;
      const about = { id, kind, createdAt, attempts, payload };
      return [{ ...about, subscriptionId: address.id, endpoint, keys: { p256dh, auth } }];
    });
  }
}
