export interface TokenHolder {
  username: string;
  /** Epoch seconds. */
  exp: number;
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Decodes the payload of a JWT without verifying it: the server does. */
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
