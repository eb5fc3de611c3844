const KEY = 'touchline.tokens';

/** As the site stores them. */
export interface Tokens {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly ahead?: number;
}

export interface Claims {
  readonly username?: string;
  readonly exp?: number;
}

export function readTokens(): Tokens {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Tokens;
  } catch {
    return {};
  }
}

export function writeTokens(tokens: Tokens | undefined): void {
  if (tokens) localStorage.setItem(KEY, JSON.stringify(tokens));
  else localStorage.removeItem(KEY);
}

const decode = (part: string) =>
  JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
const encode = (claims: Claims) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export function claimsOf({ accessToken }: Tokens): Claims {
  try {
    return decode(accessToken?.split('.')[1] ?? '');
  } catch {
    return {};
  }
}

/** As it would be an hour after its end. The signature no longer fits, which the site cannot see. */
export function expired(tokens: Tokens): Tokens {
  const [head, , signature] = tokens.accessToken?.split('.') ?? [];
  const claims = { ...claimsOf(tokens), exp: Math.floor(Date.now() / 1000) - 3600 };
  return { ...tokens, accessToken: [head, encode(claims), signature].join('.') };
}

const broken = (token: string | undefined) => `${token?.slice(0, -6) ?? ''}broken`;

/** With a signature that no server accepts. */
export const withBrokenAccess = (tokens: Tokens): Tokens => ({
  ...tokens,
  accessToken: broken(tokens.accessToken),
});

export const withBrokenRefresh = (tokens: Tokens): Tokens => ({
  ...expired(tokens),
  refreshToken: broken(tokens.refreshToken),
});
