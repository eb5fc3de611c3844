import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import type { AccountStore, RefreshOptions, RotatedToken } from './account-store.ts';
import { invalidRefreshToken } from './account-store.ts';
import { tokenRows } from './token-rows.ts';

/**
 * A client whose response was lost sends the same token again. It gets the same next token, and so do parallel requests
 * of one client. In seconds.
 */
const REPEAT_SECONDS = 10;
const TOKEN_BYTES = 32;

type Exchanged = Omit<RotatedToken, 'refreshToken'>;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** Derived, so that a repeated request gets the same token, although only hashes are stored. */
const tokenAfter = (token: string, secret: string): string =>
  `rt_${createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url')}`;

/**
 * The family of an unused token, which is then used; or of one that was used a moment ago and whose next token has not
 * been used. Any other reused token was copied, and thief and owner look alike: all its descendants are revoked
 * (RFC 9700 §4.14.2).
 */
async function exchange(
  rows: ReturnType<typeof tokenRows>,
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

/** Rotation of refresh tokens, each change in one transaction. */
export const refreshTokens = (
  db: Db,
): Pick<AccountStore, 'startTokenFamily' | 'rotateRefreshToken' | 'revokeTokenFamily'> => ({
  async startTokenFamily({ id: accountId, password }, device, options) {
    const { now, lifetime, sessionLifetime } = options;
    const sessionId = randomUUID();
    const refreshToken = `rt_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const expiresAt = now + Math.min(lifetime, sessionLifetime);
    return db.transaction().execute(async (transaction) => {
      const rows = tokenRows(transaction);
      if (!(await rows.hasPassword(accountId, password))) return undefined;
      await rows.addFamily({ id: sessionId, accountId, now, ...device });
      await rows.addToken({ hash: hashOf(refreshToken), familyId: sessionId, now, expiresAt });
      return { sessionId, refreshToken };
    });
  },

  async rotateRefreshToken(token, options) {
    const refreshToken = tokenAfter(token, options.secret);
    const exchanged = await db
      .transaction()
      .execute((transaction) =>
        exchange(tokenRows(transaction), hashOf(token), hashOf(refreshToken), options),
      );
    if (!exchanged) throw invalidRefreshToken();
    const { owner, sessionId } = exchanged;
    return { owner, sessionId, refreshToken };
  },

  async revokeTokenFamily(token, now) {
    await db.transaction().execute(async (transaction) => {
      const rows = tokenRows(transaction);
      const found = await rows.findToken(hashOf(token));
      if (found) await rows.revokeFamily(found.family_id, now);
    });
  },
});
