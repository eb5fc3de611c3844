import { createHmac, randomUUID } from 'node:crypto';
import { type Answer, data, refuse } from './call.ts';

const TOKEN_SECONDS = 900;

/** Accounts, and tokens that are signed with HS256. A refresh token works once; a used one ends its session. */
export function accounts(secret: string, now: () => number) {
  const passwords = new Map<string, string>();
  const families = new Map<string, { email: string; last: string }>();
  const signed = (payload: object) => {
    const parts = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const signature = createHmac('sha256', secret).update(parts.join('.')).digest('base64url');
    return [...parts, signature].join('.');
  };
  function pair(family: string, email: string) {
    const refreshToken = `${family}.${randomUUID()}`;
    families.set(family, { email, last: refreshToken });
    const exp = Math.floor(now() / 1000) + TOKEN_SECONDS;
    return { accessToken: signed({ username: email, exp }), refreshToken };
  }
  const logIn: Answer = ({ username = '', password }) =>
    passwords.get(username) === password ? pair(randomUUID(), username) : refuse(401, 'wrong');
  const register: Answer = ({ email = '', password = '' }) => {
    if (passwords.has(email)) refuse(409, 'this e-mail is known');
    passwords.set(email, password);
    return 'OK';
  };
  const refresh: Answer = ({ refreshToken = '' }) => {
    const family = refreshToken.slice(0, refreshToken.indexOf('.'));
    const session = families.get(family) ?? refuse(401, 'no such token');
    families.delete(family);
    return session.last === refreshToken ? data(pair(family, session.email)) : refuse(401, 'used');
  };
  const wallet: Answer = (_, { headers }) => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? refuse(401, 'no token');
    const payload = payloadOf(token);
    if (signed(payload) !== token || !(payload.exp > now() / 1000)) refuse(401, 'a bad token');
    return data({ balances: { USDT: 1250.5, BTC: 0.0421 } });
  };
  return { logIn, register, refresh, wallet };
}

function payloadOf(token: string): { exp: number } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return refuse(401, 'a bad token');
  }
}
