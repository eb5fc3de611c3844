/** Whose tokens are accepted, beside the key that signs them. */
export interface AcceptedClaims {
  readonly issuer: string | undefined;
  /** A token must name one of them; none are asked for if there are none. */
  readonly audiences: readonly string[];
}

interface Token {
  readonly header: { readonly typ?: unknown };
  readonly payload: Readonly<Record<string, unknown>>;
}

/** RFC 8725 §3.11: the types of access tokens (RFC 9068 §2.1), and that of tokens which do not say what they are for. */
const ACCESS_TOKEN_TYPES = [undefined, 'jwt', 'at+jwt'];
/** The end of the year 9999, the last that RFC 3339 can write. */
const LAST_DATE_S = 253_402_300_799;
/** How far the clock of a gateway may be behind that of the issuer: a clock that is set back must not end sessions. */
const BEHIND_ISSUER_MS = 15 * 60_000;

/** RFC 7515 §4.1.9: in any case, with or without `application/`. */
const typeOf = ({ header: { typ } }: Token) =>
  typeof typ === 'string' ? typ.toLowerCase().replace(/^application\//, '') : typ;

const isDate = (value: unknown) => typeof value === 'number' && value >= 0 && value <= LAST_DATE_S;

/** What @fastify/jwt does not check: the type of a token, and times that no issuer writes (RFC 7519 §4.1.4, §4.1.6). */
export function isPlausible(token: Token, now: number): boolean {
  const { iat, exp } = token.payload;
  const isIssued =
    iat === undefined || (isDate(iat) && Number(iat) * 1000 <= now + BEHIND_ISSUER_MS);
  return ACCESS_TOKEN_TYPES.includes(typeOf(token) as string) && isDate(exp) && isIssued;
}

/** RFC 8725 §3.8, §3.9. A claim that is asked for is required: the library lets a missing one pass. */
export const claimRules = ({ issuer, audiences }: AcceptedClaims) => ({
  requiredClaims: ['exp', ...(issuer ? ['iss'] : []), ...(audiences.length > 0 ? ['aud'] : [])],
  ...(issuer && { allowedIss: issuer }),
  ...(audiences.length > 0 && { allowedAud: [...audiences] }),
});
