import { signedTokens } from '@touchline/mock-api/accounts/access-token';
import { type Accounts, createAccountService } from '@touchline/mock-api/accounts/account-service';
import { toBase64Url } from '@touchline/mock-api/accounts/encoding';
import { SAMPLE_ACCOUNTS } from '@touchline/mock-api/accounts/sample-accounts';
import type { ChatLog } from '@touchline/mock-api/chat-log';
import { lazyAsync } from '@touchline/mock-api/lazy';
import { indexedDbAccounts } from './account-store.ts';
import { indexedDbChatLog } from './chat-log.ts';
import { type Database, openDatabase } from './database.ts';
import { pbkdf2Passwords, SAMPLE_PASSWORD_HASH } from './passwords.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 30 * 86_400;
const SESSION_SECONDS = 90 * 86_400;
const SECRET_BYTES = 32;

const nowSeconds = () => Math.floor(Date.now() / 1000);

async function openWithSamples(): Promise<Database> {
  const database = await openDatabase();
  const store = indexedDbAccounts(database);
  for (const sample of SAMPLE_ACCOUNTS) {
    await store.createAccount({ ...sample, password: SAMPLE_PASSWORD_HASH, now: nowSeconds() });
  }
  return database;
}

/** The secret behind this device's tokens, made at the first sign-in. */
const secretOf = (database: Database): Promise<string> =>
  database.write(['settings'], async ({ settings }) => {
    const stored = await settings.get('jwt-secret');
    if (stored) return stored.value;
    const value = toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
    await settings.put({ name: 'jwt-secret', value });
    return value;
  });

/** Accounts and chat on this device, opened by the first request that needs them. */
export function openAccounts(): { readonly accounts: Accounts; readonly chatLog: ChatLog } {
  const database = lazyAsync(openWithSamples);
  const secret = async () => secretOf(await database());
  return {
    accounts: createAccountService({
      store: async () => indexedDbAccounts(await database()),
      passwords: pbkdf2Passwords,
      accessTokens: signedTokens(secret),
      secret,
      now: nowSeconds,
      accessSeconds: ACCESS_SECONDS,
      refreshSeconds: REFRESH_SECONDS,
      sessionSeconds: SESSION_SECONDS,
    }),
    chatLog: indexedDbChatLog({ database, now: Date.now }),
  };
}
