import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { StoreConnection } from '@touchline/shared/server/store/store-connection';
import type { FastifyInstance } from 'fastify';
import type { PushConfig } from '../config.ts';
import type { LiveChannels, LiveChannelsOptions } from '../live/live-channels.ts';
import type { PushTables } from '../push/push-database.ts';
import { PushQueue } from '../push/push-queue.ts';
import { pushRoutes } from '../push/push-routes.ts';
import { pushServices } from '../push/push-services.ts';
import { type PushEvent, PushStore, type VapidKeys } from '../push/push-store.ts';
import { createPushWatch } from '../push/push-watch.ts';
import type { createPushSender } from '../push/send-push.ts';
import type { AppContext } from './app-context.ts';

export interface OpenPushOptions extends PushConfig {
  readonly renderer: PageRenderer;
}

const STORE_NAME = 'The database of notifications';
const FILE_NAME = 'notifications.sqlite';
/** Between two looks for messages that have become due. */
const INTERVAL_MS = 1000;
/** Before an event that the database has refused is added again. */
const ADD_PAUSES_MS = [100, 1000, 5000, 20_000];
/** Within this time a gateway learns of subscriptions that others have stored. */
const REFRESH_MS = 30_000;
const PRUNE_MS = 600_000;

/** The database, opened on first use. */
function openStore({ log }: AppContext, config: PushConfig) {
  return new StoreConnection<PushTables>({
    name: STORE_NAME,
    async open(onUnavailable) {
      const { openPushDatabase } = await import('../push/push-database.ts');
      return openPushDatabase({
        ...config,
        name: STORE_NAME,
        fileName: FILE_NAME,
        onUnavailable,
        onError: (err) => log.warn({ err }, 'database connection lost'),
      });
    },
    onChange(unavailable) {
      if (!unavailable) return log.info(`${STORE_NAME} is available again.`);
      log.error(`${unavailable.message} Until then nobody is notified; scores are served.`);
    },
  });
}

/** Notifications of closed browsers (Web Push): who wants them, what happens, and the sending of it. */
export function openPush(context: AppContext, { renderer, ...config }: OpenPushOptions) {
  const { clock, log, metrics, limits } = context;
  const connection = openStore(context, config);
  const store = new PushStore(() => connection.db(), clock);
  const services = pushServices(config.hosts);
  let vapidKeys: VapidKeys | undefined;
  const keys = async () => {
    const { default: webPush } = await import('web-push');
    vapidKeys ??= await store.keys(() => webPush.generateVAPIDKeys());
    return vapidKeys;
  };
  let sender: ReturnType<typeof createPushSender> | undefined;
  const queue = new PushQueue({
    services: services.names,
    store,
    keys,
    clock,
    log,
    async send(message, vapid) {
      const { createPushSender } = await import('../push/send-push.ts');
      sender ??= createPushSender(config.contact);
      return sender.send(message, vapid);
    },
    count: metrics.push,
    turns: context.turns,
  });

  /** Other gateways add the same event at the same time, and a database may be away for a moment. */
  async function addEvent(event: PushEvent, pauses: readonly number[] = ADD_PAUSES_MS) {
    try {
      await store.add(event);
      queue.run();
    } catch (err) {
      const [pauseMs, ...later] = pauses;
      if (pauseMs === undefined)
        return log.warn({ err }, 'an event is not notified: the database fails');
      setTimeout(() => void addEvent(event, later), pauseMs).unref();
    }
  }

  const watch = createPushWatch({
    alertsOf: (request) => renderer.matchAlerts(request),
    onEvent: (event) => void addEvent(event),
  });
  let size = 0;

  async function refresh(channels: LiveChannels): Promise<void> {
    size = await store.size();
    const languages = await store.languages();
    metrics.pushSubscriptions.set(size);
    watch.follow(languages);
    void channels.hold(Array.from(languages, (language) => ({ language, world: undefined })));
  }

  /** Without a file nobody has ever asked for notifications. */
  const isUsed = () =>
    config.databaseUrl !== undefined || existsSync(join(config.dataDir, FILE_NAME));

  const onMatch: NonNullable<LiveChannelsOptions['onMatch']> = (view, match, at) =>
    watch.observe(view, match, at);
  return {
    /** Called with each match that a live channel sees. */
    onMatch,
    async routes(scope: FastifyInstance, { channels }: { channels: LiveChannels }): Promise<void> {
      const refreshQuietly = async () => {
        try {
          await refresh(channels);
        } catch {
          // The connection reports it.
        }
      };
      const timers = [
        setInterval(() => size > 0 && queue.run(), limits.pushMs ?? INTERVAL_MS).unref(),
        setInterval(() => isUsed() && void refreshQuietly(), REFRESH_MS).unref(),
        setInterval(() => isUsed() && store.prune().catch(() => {}), PRUNE_MS).unref(),
      ];
      scope.addHook('onListen', async () => {
        if (isUsed()) void refreshQuietly();
      });
      scope.addHook('onClose', async () => {
        for (const timer of timers) clearInterval(timer);
        await queue.close();
        await connection.close();
        await sender?.close();
      });
      await scope.register(pushRoutes, {
        store,
        services,
        keys,
        onChange: () => refresh(channels),
      });
    },
  };
}
