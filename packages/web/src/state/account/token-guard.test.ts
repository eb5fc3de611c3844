import { expect, test } from 'vitest';
import { createTokenGuard } from './token-guard.ts';
import type { StoredTokens } from './tokens.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);

const access = (name: string, seconds: number) => {
  const payload = { username: `${name}@example.org`, exp: now / 1000 + seconds };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
};
const good = access('mei', 60);
const expired = access('mei', -60);
const next = access('next', 900);

function setUp(
  held: StoredTokens,
  answer: () => Promise<StoredTokens & { accessToken: string }> = async () => ({
    accessToken: next,
    refreshToken: 'r2',
  }),
) {
  const device = { held };
  const traded: string[] = [];
  const guard = createTokenGuard({
    read: () => device.held,
    keep: (tokens) => {
      device.held = tokens;
    },
    clear: () => {
      device.held = {};
    },
    refresh: (token) => {
      traded.push(token);
      return answer();
    },
    now: () => now,
    alone: (work) => work(),
  });
  return { guard, device, traded };
}

test('SES-2 a token that is good is handed out as it is', async () => {
  const { guard, traded } = setUp({ accessToken: good, refreshToken: 'r1' });
  expect(await guard.token()).toBe(good);
  expect(traded).toEqual([]);
});

test.each([{ accessToken: good }, { refreshToken: 'r1' }, {}])(
  'SES-2 with one kind missing, as in %o, both are cleared and the session is invalid',
  async (held) => {
    const { guard, device, traded } = setUp(held);
    await expect(guard.token()).rejects.toThrow(/^Invalid session$/);
    expect(device.held).toEqual({});
    expect(traded).toEqual([]);
  },
);

test.each([expired, 'garbage', 'a.b.c'])(
  'SES-2 an access token that is good no more, %s, is refreshed',
  async (accessToken) => {
    const { guard, device } = setUp({ accessToken, refreshToken: 'r1' });
    expect(await guard.token()).toBe(next);
    expect(device.held).toEqual({ accessToken: next, refreshToken: 'r2' });
  },
);

test('SES-2 parallel requests share one refresh', async () => {
  const { guard, traded } = setUp({ accessToken: expired, refreshToken: 'r1' });
  const tokens = await Promise.all([guard.token(), guard.token(), guard.renew(expired)]);
  expect(tokens).toEqual([next, next, next]);
  expect(traded).toEqual(['r1']);
});

test('SES-2 a failed refresh clears both, and the next request fails without another', async () => {
  const { guard, device, traded } = setUp({ accessToken: expired, refreshToken: 'r1' }, () =>
    Promise.reject(new Error('401')),
  );
  await expect(guard.token()).rejects.toThrow('401');
  expect(device.held).toEqual({});
  await expect(guard.token()).rejects.toThrow('Invalid session');
  expect(traded).toEqual(['r1']);
});

test('SES-2 without a refresh token there is none to refresh with', async () => {
  const { guard, device } = setUp({ accessToken: good });
  await expect(guard.renew(good)).rejects.toThrow(/^No refresh token available$/);
  expect(device.held).toEqual({});
});

test('SES-2 what another tab has refreshed is taken over, and not refreshed again', async () => {
  const { guard, device, traded } = setUp({ accessToken: good, refreshToken: 'r1' });
  device.held = { accessToken: next, refreshToken: 'r2' };
  expect(await guard.renew(good)).toBe(next);
  expect(traded).toEqual([]);
});

test('SES-3 whoever logs out while a refresh is under way stays logged out', async () => {
  let reply = (_: StoredTokens & { accessToken: string }) => {};
  const { guard, device } = setUp(
    { accessToken: expired, refreshToken: 'r1' },
    () => new Promise((resolve) => (reply = resolve)),
  );
  const token = guard.token();
  device.held = {};
  reply({ accessToken: next, refreshToken: 'r2' });
  await expect(token).rejects.toThrow('Invalid session');
  expect(device.held).toEqual({});
});

test('SES-2 a refresh that fails late does not end the session that began meanwhile', async () => {
  let fail = (_: Error) => {};
  const { guard, device } = setUp(
    { accessToken: expired, refreshToken: 'r1' },
    () => new Promise((_, reject) => (fail = reject)),
  );
  const token = guard.token();
  device.held = { accessToken: good, refreshToken: 'other' };
  fail(new Error('401'));
  await expect(token).rejects.toThrow('401');
  expect(device.held).toEqual({ accessToken: good, refreshToken: 'other' });
});

test('SES-1 a device whose clock is wrong neither refreshes at once nor trusts for ever', async () => {
  const wrong = 2 * 3_600_000;
  // The device is two hours fast: by its own clock the token has long expired.
  const fast = setUp({ accessToken: access('mei', -7000), refreshToken: 'r1', ahead: -wrong });
  await fast.guard.token();
  expect(fast.traded).toEqual([]);
  const slow = setUp({ accessToken: access('mei', 7000), refreshToken: 'r1', ahead: wrong });
  expect(await slow.guard.token()).toBe(next);
});
