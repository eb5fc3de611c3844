import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, addressOf, dataOf, type Send } from './send.ts';
import type { Tally } from './tally.ts';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The acknowledged writes of one account. */
interface Account {
  email: string;
  /** The newest refresh token that was acknowledged; none before the first login. */
  refreshToken?: string;
}

interface AccountsOptions {
  send: Send;
  tally: Tally;
  writers: number;
  signal: AbortSignal;
}

const PASSWORD = 'a quiet evening at home';
const FIRST_CLIENT = 1_000_000;
const REFRESHES = 4;
const PAUSE_MS = 1000;
const RETRY_MS = 500;
/** The time in which a lost refresh may be repeated for the same tokens. */
const REPEATABLE_MS = 10_000;
const VERIFIERS = 2;
const MAX_TRIES = 20;

const expectStatus =
  (...statuses: number[]) =>
  ({ status }: Answer) =>
    statuses.includes(status) ? undefined : `responded with ${status}`;

/** Registers, logs in, refreshes and chats, and remembers each write that was acknowledged. */
export class AccountWriters {
  readonly acknowledged: Account[] = [];
  /** Acknowledged writes that were not there afterwards, a line each. */
  readonly lost: string[] = [];
  refreshes = 0;
  readonly #options: AccountsOptions;
  #clients = FIRST_CLIENT;

  constructor(options: AccountsOptions) {
    this.#options = options;
  }

  async run(): Promise<void> {
    const { writers, signal } = this.#options;
    const writer = async () => {
      while (!signal.aborted) await this.#visit();
    };
    await Promise.all(Array.from({ length: writers }, writer));
  }

  /** Logs in to every account that was acknowledged, and refreshes every session. */
  async verify(): Promise<void> {
    const waiting = [...this.acknowledged];
    const verifier = async () => {
      for (let account = waiting.pop(); account; account = waiting.pop()) {
        await this.#verify(account);
      }
    };
    await Promise.all(Array.from({ length: VERIFIERS }, verifier));
  }

  async #verify({ email, refreshToken }: Account): Promise<void> {
    const credentials = { username: email, password: PASSWORD };
    const login = await this.#untilSettled('/api/auth/login', credentials);
    if (login.status !== 200) this.lost.push(`${email}: the login responded with ${login.status}`);
    if (!refreshToken) return;
    const sentAt = performance.now();
    const refresh = await this.#untilSettled('/api/auth/refresh', { refreshToken });
    if (refresh.status === 401) this.#reportEnded(email, sentAt);
    else if (refresh.status !== 200) {
      this.lost.push(`${email}: its session responded with ${refresh.status}`);
    }
  }

  /** Asks again while the answer is a refusal. */
  async #untilSettled(path: string, body: object): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const from = addressOf(this.#nextClient());
      const answer = await this.#options.send({ method: 'POST', path, body, from });
      if ((answer.status !== 0 && answer.status < 429) || tries === MAX_TRIES) return answer;
      await sleep(RETRY_MS);
    }
  }

  async #visit(): Promise<void> {
    const client = this.#nextClient();
    const from = addressOf(client);
    const email = `visitor-${client}@example.com`;
    const registered = await this.#post('/api/register', from, { email, password: PASSWORD }, 200);
    if (registered.status !== 200) return this.#pause();
    const account: Account = { email };
    this.acknowledged.push(account);
    const login = await this.#post(
      '/api/auth/login',
      from,
      { username: email, password: PASSWORD },
      200,
    );
    const tokens = dataOf<Tokens>(login);
    if (login.status !== 200 || !tokens) return this.#pause();
    account.refreshToken = tokens.refreshToken;
    await this.#useSession(account, tokens.accessToken, from);
  }

  async #useSession(account: Account, firstAccessToken: string, from: string): Promise<void> {
    const { send, tally, signal } = this.#options;
    let accessToken = firstAccessToken;
    for (let n = 0; n < REFRESHES && !signal.aborted; n += 1) {
      await this.#pause();
      const authorization = `Bearer ${accessToken}`;
      const wallet = { path: '/api/auth/wallet', headers: { authorization }, from };
      await tally.count('the wallet', () => send(wallet), expectStatus(200));
      await this.#post('/api/ai/chat', from, { message: 'Who plays?', userId: account.email }, 200);
      const tokens = await this.#refresh(account, from);
      if (!tokens) return;
      accessToken = tokens.accessToken;
    }
  }

  /** As a browser does, repeats a refresh that was not answered. */
  async #refresh(account: Account, from: string): Promise<Tokens | undefined> {
    const { signal } = this.#options;
    const { refreshToken } = account;
    const sentAt = performance.now();
    while (!signal.aborted) {
      const answer = await this.#post('/api/auth/refresh', from, { refreshToken }, 200, 401);
      const tokens = dataOf<Tokens>(answer);
      if (answer.status === 200 && tokens) {
        this.refreshes += 1;
        account.refreshToken = tokens.refreshToken;
        return tokens;
      }
      if (answer.status === 401) {
        delete account.refreshToken;
        this.#reportEnded(account.email, sentAt);
        return undefined;
      }
      await this.#pause();
    }
    // Whether this last one was processed is unknown.
    delete account.refreshToken;
    return undefined;
  }

  /** A session has been lost only if it ended while its refresh could be repeated. */
  #reportEnded(email: string, sentAt: number): void {
    const afterMs = performance.now() - sentAt;
    if (afterMs > REPEATABLE_MS) return;
    const seconds = (afterMs / 1000).toFixed(1);
    this.lost.push(`${email}: its session ended ${seconds} s after its refresh was sent`);
  }

  #post(path: string, from: string, body: object, ...expected: number[]): Promise<Answer> {
    const { send, tally } = this.#options;
    return tally.count(
      path,
      () => send({ method: 'POST', path, body, from }),
      expectStatus(...expected),
    );
  }

  async #pause(): Promise<void> {
    await sleep(PAUSE_MS, undefined, { signal: this.#options.signal }).catch(() => {});
  }

  #nextClient(): number {
    this.#clients += 1;
    return this.#clients;
  }
}
