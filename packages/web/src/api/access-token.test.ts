import { expect, test } from 'vitest';
import { readAccessToken } from './access-token.ts';

const tokenOf = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;

// The token of the second contains `-` and `_` more than once.
test.each(['mei.美@example.org', 'попов.филиппопов@example.org'])(
  'SES-1 a token’s username may have any Unicode letters, as %s',
  (username) => {
    const holder = { username, exp: 1_795_208_520 };
    expect(readAccessToken(tokenOf(holder))).toEqual(holder);
  },
);

test.each(['', 'a.b', 'a.%%%.c', tokenOf(null), tokenOf({ exp: 1 }), tokenOf({ username: 'x' })])(
  'SES-1 %o is no token, and no error',
  (token) => {
    expect(readAccessToken(token)).toBeUndefined();
  },
);
