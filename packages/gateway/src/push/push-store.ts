import { hash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import { languages } from '@touchline/types/client-contract';
import type { PushDb, PushTables } from './push-database.ts';

interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a browser wants to be notified of. */
export interface PushSubscription extends PushAddress {
  /** The push service of the endpoint. */
  readonly service: string;
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
  readonly kind: string;
  readonly createdAt: number;
  readonly attempts: number;
  readonly payload: string;
  /** Messages before it, in a row, that the service has refused. */
  readonly refusals: number;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const MAX_SUBSCRIPTIONS = 100_000;
/** A browser renews its subscription each day on which it has the site open. */
const UNRENEWED_MS = 30 * 24 * 3_600_000;
const MAX_REFUSALS = 3;
/** Rows that a statement changes: node:sqlite does it while nothing else runs. */
const MAX_ROWS = 500;
/** Subscriptions that a statement deletes, each with all of its topics. */
const MAX_ENDED = 20;
const MUTED = '!';
/** Longer than a batch of messages may take: an unfinished one is then sent by another gateway. */
const CLAIM_MS = 120_000;
/** A goal that is taken back and given again has the same key; after that time it is another one. */
const SAME_GOAL_MS = 180_000;
/** Longer than a match takes: until then an event is known to have been sent. */
const KEPT_MS = 24 * 3_600_000;

const idOf = (endpoint: string) => hash('sha256', endpoint, 'base64url');

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

  /** Stores or renews a subscription. */
  async subscribe(subscription: PushSubscription): Promise<void> {
    const { endpoint, service, keys, teams, matches, muted, kinds, language } = subscription;
    const id = idOf(endpoint);
    const fields = {
      endpoint,
      service,
      ...keys,
      language,
      covered: subscription.isCovered ? 1 : 0,
      kinds: ` ${kinds.join(' ')} `,
      renewed_at: this.#clock(),
    };
    const topics = new Set([...teams, ...matches, ...muted.map((match) => MUTED + match)]);
    const db = await this.#db();
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows: added } = await transaction
        .insertInto('push_subscriptions')
        .values({ id, ...fields, refusals: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (added) await changeTotal(transaction, 1);
      else
        await transaction
          .updateTable('push_subscriptions')
          .set(fields)
          .where('id', '=', id)
          .execute();
      await transaction.deleteFrom('push_topics').where('subscription_id', '=', id).execute();
      const rows = Array.from(topics, (topic) => ({ topic, subscription_id: id }));
      if (rows.length > 0) await transaction.insertInto('push_topics').values(rows).execute();
    });
  }

  unsubscribe(endpoint: string): Promise<void> {
    return this.#end([idOf(endpoint)]);
  }

  /** The number of subscriptions. */
  async size(): Promise<number> {
    const db = await this.#db();
    const row = await db.selectFrom('push_totals').select('subscriptions').executeTakeFirst();
    return row?.subscriptions ?? 0;
  }

  /** The languages that have subscriptions. */
  async languages(): Promise<ReadonlySet<Language>> {
    const db = await this.#db();
    const firsts = await Promise.all(
      languages.map((language) =>
        db
          .selectFrom('push_subscriptions')
          .select('language')
          .where('language', '=', language)
          .limit(1)
          .executeTakeFirst(),
      ),
    );
    return new Set(languages.filter((_, index) => firsts[index]));
  }

  /** Adds a message for each subscription that follows the event, unless this or another gateway has added it. */
  async add(event: PushEvent): Promise<void> {
    const { sql } = await import('kysely');
    const db = await this.#db();
    const now = this.#clock();
    const { key, kind, matchId, teamIds, payload } = event;
    const againBefore = kind === 'goal' ? now - SAME_GOAL_MS : 0;
    for (const topic of [matchId, ...teamIds]) {
      for (let after = ''; ; await turn()) {
        const followers = await db
          .selectFrom('push_topics')
          .select('subscription_id as id')
          .where('topic', '=', topic)
          .where('subscription_id', '>', after)
          .orderBy('subscription_id')
          .limit(MAX_ROWS)
          .execute();
        const last = followers.at(-1)?.id;
        if (last === undefined) break;
        await sql`
          insert into push_messages (id, subscription_id, service, kind, created_at, due_at, claimed_until, attempts, payload)
          select s.id || ' ' || cast(${key} as text), s.id, s.service, cast(${kind} as text), cast(${now} as bigint),
            cast(${now} as bigint), 0, 0, cast(${payload} as text)
          from push_topics t join push_subscriptions s on s.id = t.subscription_id
          where t.topic = ${topic} and t.subscription_id > ${after} and t.subscription_id <= ${last}
            and not exists (select 1 from push_topics m where m.topic = ${MUTED + matchId} and m.subscription_id = s.id)
            and s.language = ${event.language} and s.covered = ${event.isCovered ? 1 : 0}
            and s.kinds like ${`% ${kind} %`}
          order by s.id
          on conflict (id) do update set created_at = excluded.created_at, due_at = excluded.due_at,
            claimed_until = 0, attempts = 0, payload = excluded.payload
            where push_messages.created_at < ${againBefore}`.execute(db);
        after = last;
      }
    }
  }

  /** Takes messages to a service that are due, which no other gateway then takes. */
  async claim(service: string, max: number): Promise<PushMessage[]> {
    const { sql } = await import('kysely');
    const db = await this.#db();
    const now = this.#clock();
    const isFree = sql<boolean>`due_at <= ${now} and claimed_until < ${now}`;
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
    return claimed.length > 0 ? this.#withAddresses(db, claimed) : [];
  }

  /** The message was sent, or never will be. */
  async finish({ id }: Pick<PushMessage, 'id'>): Promise<void> {
    const db = await this.#db();
    await db
      .updateTable('push_messages')
      .set({ due_at: null, payload: '' })
      .where('id', '=', id)
      .execute();
  }

  /** The service has taken the message. */
  async accept(message: PushMessage): Promise<void> {
    if (message.refusals > 0) await this.#setRefusals(message, 0);
    await this.finish(message);
  }

  /** The service has refused the message. The third in a row ends the subscription. */
  async refuse(message: PushMessage): Promise<void> {
    const refusals = message.refusals + 1;
    if (refusals >= MAX_REFUSALS) return this.unsubscribe(message.endpoint);
    await this.#setRefusals(message, refusals);
    await this.finish(message);
  }

  async retry({ id }: PushMessage, pauseMs: number): Promise<void> {
    const db = await this.#db();
    await db
      .updateTable('push_messages')
      .set({ due_at: this.#clock() + pauseMs, claimed_until: 0 })
      .where('id', '=', id)
      .execute();
  }

  /** Deletes the marks of events that are long over, and subscriptions that their browsers have left. */
  async prune(): Promise<void> {
    const db = await this.#db();
    const now = this.#clock();
    for (let deleted = 1n; deleted > 0n; await turn()) {
      const old = db
        .selectFrom('push_messages')
        .select('id')
        .where('created_at', '<', now - KEPT_MS)
        .limit(MAX_ROWS);
      const result = await db.deleteFrom('push_messages').where('id', 'in', old).executeTakeFirst();
      deleted = result.numDeletedRows;
    }
    for (let ended: string[] | undefined; ended?.length !== 0; await turn()) {
      const rows = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('renewed_at', '<', now - UNRENEWED_MS)
        .limit(MAX_ENDED)
        .execute();
      ended = rows.map(({ id }) => id);
      if (ended.length > 0) await this.#end(ended);
    }
  }

  /** Their messages go with them. */
  async #end(ids: readonly string[]): Promise<void> {
    const db = await this.#db();
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('push_subscriptions')
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      await changeTotal(transaction, -Number(numDeletedRows));
      await transaction.deleteFrom('push_messages').where('subscription_id', 'in', ids).execute();
    });
  }

  async #setRefusals({ endpoint }: PushMessage, refusals: number): Promise<void> {
    const db = await this.#db();
    await db
      .updateTable('push_subscriptions')
      .set({ refusals })
      .where('id', '=', idOf(endpoint))
      .execute();
  }

  async #withAddresses(
    db: PushDb,
    claimed: readonly PushTables['push_messages'][],
  ): Promise<PushMessage[]> {
    const ids = [...new Set(claimed.map(({ subscription_id }) => subscription_id))];
    const rows = await db
      .selectFrom('push_subscriptions')
      .select(['id', 'endpoint', 'p256dh', 'auth', 'refusals'])
      .where('id', 'in', ids)
      .execute();
    const addresses = new Map(rows.map((row) => [row.id, row]));
    const ended = ids.filter((id) => !addresses.has(id));
    if (ended.length > 0)
      await db.deleteFrom('push_messages').where('subscription_id', 'in', ended).execute();
    return claimed.flatMap((message) => {
      const address = addresses.get(message.subscription_id);
      if (!address) return [];
      const { endpoint, p256dh, auth, refusals } = address;
      const { id, kind, attempts, payload, created_at: createdAt } = message;
      const about = { id, kind, createdAt, attempts, payload };
      return [{ ...about, endpoint, keys: { p256dh, auth }, refusals }];
    });
  }
}

async function changeTotal(transaction: PushDb, by: number): Promise<void> {
  const { subscriptions } = await transaction
    .updateTable('push_totals')
    .set((column) => ({ subscriptions: column('subscriptions', '+', by) }))
    .returning('subscriptions')
    .executeTakeFirstOrThrow();
  if (by > 0 && subscriptions > MAX_SUBSCRIPTIONS)
    throw new GatewayProblem(503, 'No more browsers can be notified.');
}
