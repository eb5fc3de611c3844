import type { Logger } from '@touchline/shared/server/logging/create-logger';
import { StoreConnection } from '@touchline/shared/server/store/store-connection';
import {
  type StoreUnavailable,
  toStoreUnavailable,
} from '@touchline/shared/server/store/store-unavailable';
import { STORE_NAME, type StoreOptions } from '../store/open-store.ts';
import type { Tables } from '../store/schema.ts';
import { readOrCreateJwtSecret } from './jwt-secret-file.ts';

interface SecretSource {
  readonly jwtSecret: string | undefined;
  readonly dataDir: string;
}

/** Reads the secret again until that succeeds. */
export function secretReader({ jwtSecret, dataDir }: SecretSource): () => Promise<string> {
  let secret = jwtSecret;
  return async () => {
    try {
      secret ??= await readOrCreateJwtSecret(dataDir);
      return secret;
    } catch (error) {
      throw toStoreUnavailable(error, `The secret of access tokens in ${dataDir}`) ?? error;
    }
  };
}

interface AccountStoreOptions extends StoreOptions {
  readonly secret: () => Promise<string>;
  readonly log: Logger;
}

const causeOf = ({ cause }: StoreUnavailable) =>
  cause instanceof Error ? cause.message : undefined;

/** Connects to the database on first use, and logs when its troubles begin and end. */
export function connectAccountStore(options: AccountStoreOptions): StoreConnection<Tables> {
  const { secret, log } = options;
  return new StoreConnection({
    name: STORE_NAME,
    async open(onUnavailable) {
      await secret();
      const { openAccountStore } = await import('./open-account-store.ts');
      return openAccountStore({
        ...options,
        onUnavailable,
        onError: (err) => log.warn({ err }, 'database connection lost'),
      });
    },
    onChange(unavailable) {
      if (!unavailable) return log.info(`${STORE_NAME} is available again.`);
      const sentence = `${unavailable.message} Until then accounts and chat are limited; scores are not.`;
      log.error({ cause: causeOf(unavailable) }, sentence);
    },
  });
}
