import { readOrCreateJwtSecret } from '@touchline/shared/jwt-secret-file';
import type { Logger } from '@touchline/shared/logging/create-logger';
import type { StoreOptions } from '../store/open-store.ts';
import { StoreConnection } from '../store/store-connection.ts';
import { type StoreTrouble, toStoreTrouble } from '../store/store-trouble.ts';

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
      throw toStoreTrouble(error, `The secret of access tokens in ${dataDir}`) ?? error;
    }
  };
}

interface AccountStoreOptions extends StoreOptions {
  readonly secret: () => Promise<string>;
  readonly log: Logger;
}

const causeOf = ({ cause }: StoreTrouble) => (cause instanceof Error ? cause.message : undefined);

/** Connects to the database on first use, and logs when its troubles begin and end. */
export function connectAccountStore(options: AccountStoreOptions): StoreConnection {
  const { secret, log } = options;
  return new StoreConnection({
    async open(onTrouble) {
      await secret();
      const { openAccountStore } = await import('./open-account-store.ts');
      return openAccountStore({
        ...options,
        onTrouble,
        onError: (err) => log.warn({ err }, 'database connection lost'),
      });
    },
    onChange(trouble) {
      if (!trouble) return log.info('The account database is available again.');
      const sentence = `${trouble.message} Until then accounts and chat are limited; scores are not.`;
      log.error({ cause: causeOf(trouble) }, sentence);
    },
  });
}
