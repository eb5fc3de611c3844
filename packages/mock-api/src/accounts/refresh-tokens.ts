import type { AccountStore, RefreshOptions, RotatedToken } from './account-store.ts';
import { invalidRefreshToken } from './account-store.ts';
import type { Device } from './describe-device.ts';
import { toBase64Url, utf8 } from './encoding.ts';

/**
 * A client whose response was lost sends the same token again. It gets the same next token, and so do parallel requests
 * of one client. In seconds.
 */
const REPEAT_SECONDS = 10;
const TOKEN_BYTES = 32;

type Owner = RotatedToken['owner'];
type Exchanged = Omit<RotatedToken, 'refreshToken'>;

export interface NewTokenFamily extends Device {
  readonly id: string;
  readonly accountId: string;
  readonly now: number;
}

export interface NewRefreshToken {
  /** SHA-256 of the token, in hexadecimal. */
  readonly hash: string;
  readonly familyId: string;
  readonly now: number;
  readonly expiresAt: number;
}

export interface StoredRefreshToken {
  readonly family_id: string;
  readonly used_at: number | null;
}

export interface TokenFamily {
  readonly owner: Owner;
  readonly startedAt: number;
}

/** The rows of refresh tokens, within one transaction. */
export interface TokenRows {
  /** Whether the account still has this hash; it cannot change before the end of the transaction. */
  hasPassword(accountId: string, hash: string): Promise<boolean>;
  addFamily(family: NewTokenFamily): Promise<unknown>;
  addToken(token: NewRefreshToken): Promise<unknown>;
  findToken(hash: string): Promise<StoredRefreshToken | undefined>;
  /** Marks a token as used and returns its family, if it is neither used nor expired: of parallel calls one succeeds. */
  useToken(hash: string, now: number): Promise<string | undefined>;
  /** A family that is not revoked. */
  findFamily(familyId: string): Promise<TokenFamily | undefined>;
  /** Notes that the session is in use. */
  touchFamily(familyId: string, now: number): Promise<unknown>;
  revokeFamily(familyId: string, now: number): Promise<unknown>;
}

/** Runs in one transaction. It may wait for these rows only: a transaction of IndexedDB ends at any other promise. */
export type InTransaction = <Result>(run: (rows: TokenRows) => Promise<Result>) => Promise<Result>;

async function hashOf(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(token)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Derived, so that a repeated request gets the same token, although only hashes are stored. */
async function tokenAfter(token: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, utf8(`refresh token after ${token}`));
  return `rt_${toBase64Url(new Uint8Array(signature))}`;
}

/**
 * The family of an unused token, which is then used; or of one that was used a moment ago and whose next token has not
 * been used. Any other reused token was copied, and thief and owner look alike: all its descendants are revoked
 * (RFC 9700 §4.14.2).
 */
async function exchange(
  rows: TokenRows,
  hash: string,
  nextHash: string,
  { now, lifetime, sessionLifetime }: RefreshOptions,
): Promise<Exchanged | undefined> {
  const found = async (familyId: string) => {
    const family = await rows.findFamily(familyId);
    return family && { ...family, sessionId: familyId };
  };
  const familyId = await rows.useToken(hash, now);
  if (familyId !== undefined) {
    const family = await found(familyId);
    const expiresAt = Math.min(now + lifetime, (family?.startedAt ?? 0) + sessionLifetime);
    if (!family || expiresAt <= now) return undefined;
    await rows.addToken({ hash: nextHash, familyId, now, expiresAt });
    await rows.touchFamily(familyId, now);
    return family;
  }
  const used = await rows.findToken(hash);
  if (!used || used.used_at === null) return undefined;
  const next = await rows.findToken(nextHash);
  if (used.used_at > now - REPEAT_SECONDS && next?.used_at === null) return found(used.family_id);
  await rows.revokeFamily(used.family_id, now);
  return undefined;
}

/** Rotation of refresh tokens over the rows of any database. */
export const refreshTokens = (
  inTransaction: InTransaction,
): Pick<AccountStore, 'startTokenFamily' | 'rotateRefreshToken' | 'revokeTokenFamily'> => ({
  async startTokenFamily({ id: accountId, password }, device, options) {
    const { now, lifetime, sessionLifetime } = options;
    const sessionId = crypto.randomUUID();
    const refreshToken = `rt_${toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))}`;
    const hash = await hashOf(refreshToken);
    const expiresAt = now + Math.min(lifetime, sessionLifetime);
    return inTransaction(async (rows) => {
      if (!(await rows.hasPassword(accountId, password))) return undefined;
      await rows.addFamily({ id: sessionId, accountId, now, ...device });
      await rows.addToken({ hash, familyId: sessionId, now, expiresAt });
      return { sessionId, refreshToken };
    });
  },

  async rotateRefreshToken(token, options) {
    const refreshToken = await tokenAfter(token, options.secret);
    const [hash, nextHash] = await Promise.all([hashOf(token), hashOf(refreshToken)]);
    const exchanged = await inTransaction((rows) => exchange(rows, hash, nextHash, options));
    if (!exchanged) throw invalidRefreshToken();
    const { owner, sessionId } = exchanged;
    return { owner, sessionId, refreshToken };
  },

  async revokeTokenFamily(token, now) {
    const hash = await hashOf(token);
    await inTransaction(async (rows) => {
      const found = await rows.findToken(hash);
      if (found) await rows.revokeFamily(found.family_id, now);
    });
  },
});
