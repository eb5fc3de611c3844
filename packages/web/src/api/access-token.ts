export interface TokenHolder {
  username: string;
  /** In seconds. */
  exp: number;
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Whom a token names, and until when. Nothing is verified: that is the server's part. */
export function readAccessToken(token: string): TokenHolder | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytesOf(token.split('.')[1] ?? '')));
    const { username, exp } = value as Partial<TokenHolder>;
    return typeof username === 'string' && username && typeof exp === 'number'
      ? { username, exp }
      : undefined;
  } catch {
    return undefined;
  }
}
