import { ApiProblem } from '@touchline/types';
import { expect, test } from 'vitest';
import { createTokenGuard } from './token-guard.ts';
import type { StoredTokens } from './tokens.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);

const access = (name: string, seconds: number) => {
  const payload = { username: `${name}@example.org`, exp: now / 1000 + seconds };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
};
const valid = access('mei', 60);
const expired = access('mei', -60);
const next = access('next', 900);

function setUp(
  stored: StoredTokens,
  respond: () => Promise<StoredTokens & { accessToken: string }> = async () => ({
    accessToken: next,
    refreshToken: 'r2',
  }),
) {
  const device = { stored, isOnline: true };
  const refreshed: string[] = [];
  const waited: number[] = [];
  const guard = createTokenGuard({
    read: () => device.stored,
    store: (tokens) => {
      device.stored = tokens;
    },
    clear: () => {
      device.stored = {};
    },
    refresh: (token) => {
      refreshed.push(token);
      return respond();
    },
    now: () => now,
    isOnline: () => device.isOnline,
    wait: async (ms) => void waited.push(ms),
    withLock: (work) => work(),
  });
  return { guard, device, refreshed, waited };
}

test('SES-2 a valid access token is returned as it is', async () => {
  const { guard, refreshed } = setUp({ accessToken: valid, refreshToken: 'r1' });
  expect(await guard.token()).toBe(valid);
  expect(refreshed).toEqual([]);
});

test.each([{ accessToken: valid }, { refreshToken: 'r1' }, {}])(
  'SES-2 with a token missing, as in %o, both are cleared and the session is invalid',
  async (stored) => {
    const { guard, device, refreshed } = setUp(stored);
    await expect(guard.token()).rejects.toThrow(/^Invalid session$/);
    expect(device.stored).toEqual({});
    expect(refreshed).toEqual([]);
  },
);

test.each([expired, 'garbage', 'a.b.c'])(
  'SES-2 an expired or malformed access token, %s, is refreshed',
  async (accessToken) => {
    const { guard, device } = setUp({ accessToken, refreshToken: 'r1' });
    expect(await guard.token()).toBe(next);
    expect(device.stored).toEqual({ accessToken: next, refreshToken: 'r2' });
  },
);

test('SES-2 parallel requests share one refresh', async () => {
  const { guard, refreshed } = setUp({ accessToken: expired, refreshToken: 'r1' });
  const tokens = await Promise.all([guard.token(), guard.token(), guard.renew(expired)]);
  expect(tokens).toEqual([next, next, next]);
  expect(refreshed).toEqual(['r1']);
});

const problem = (status: number) => new ApiProblem({ status });

test('SES-2 a refused refresh clears both tokens, and the next request fails without another refresh', async () => {
  const { guard, device, refreshed } = setUp({ accessToken: expired, refreshToken: 'r1' }, () =>
    Promise.reject(problem(401)),
  );
  await expect(guard.token()).rejects.toThrow('401');
  expect(device.stored).toEqual({});
  await expect(guard.token()).rejects.toThrow('Invalid session');
  expect(refreshed).toEqual(['r1']);
});

test.each([0, 502, 503, 504])(
  'SES-2 a refresh that failed with %d is repeated with the same token within ten seconds',
  async (status) => {
    let failures = 2;
    const { guard, device, refreshed, waited } = setUp(
      { accessToken: expired, refreshToken: 'r1' },
      async () => {
        if (failures-- > 0) throw problem(status);
        return { accessToken: next, refreshToken: 'r2' };
      },
    );
    expect(await guard.token()).toBe(next);
    expect(device.stored).toEqual({ accessToken: next, refreshToken: 'r2' });
    expect(refreshed).toEqual(['r1', 'r1', 'r1']);
    expect(waited.reduce((sum, ms) => sum + ms)).toBeLessThan(5000);
  },
);

test.each([0, 429, 500, 502, 503, 504])(
  'SES-2 a refresh that goes on failing with %d clears both tokens',
  async (status) => {
    const tokens = { accessToken: expired, refreshToken: 'r1' };
    const { guard, device } = setUp(tokens, () => Promise.reject(problem(status)));
    await expect(guard.token()).rejects.toThrow(ApiProblem);
    expect(device.stored).toEqual({});
    await expect(guard.token()).rejects.toThrow('Invalid session');
  },
);

test('SES-2 a device that is offline attempts no refresh and keeps the tokens', async () => {
  const tokens = { accessToken: expired, refreshToken: 'r1' };
  const { guard, device, refreshed } = setUp(tokens);
  device.isOnline = false;
  await expect(guard.token()).rejects.toThrow('Offline');
  expect([device.stored, refreshed]).toEqual([tokens, []]);
  device.isOnline = true;
  expect(await guard.token()).toBe(next);
});

test('SES-2 a network that is lost during a refresh does not end the session', async () => {
  const tokens = { accessToken: expired, refreshToken: 'r1' };
  const { guard, device } = setUp(tokens, async () => {
    device.isOnline = false;
    throw problem(0);
  });
  await expect(guard.token()).rejects.toThrow(ApiProblem);
  expect(device.stored).toEqual(tokens);
});

test('SES-2 renewing without a refresh token fails and clears the tokens', async () => {
  const { guard, device } = setUp({ accessToken: valid });
  await expect(guard.renew(valid)).rejects.toThrow(/^No refresh token available$/);
  expect(device.stored).toEqual({});
});

test('SES-2 a token that another tab has refreshed is used, and not refreshed again', async () => {
  const { guard, device, refreshed } = setUp({ accessToken: valid, refreshToken: 'r1' });
  device.stored = { accessToken: next, refreshToken: 'r2' };
  expect(await guard.renew(valid)).toBe(next);
  expect(refreshed).toEqual([]);
});

test('SES-3 a refresh that completes after a logout does not sign in again', async () => {
  let reply = (_: StoredTokens & { accessToken: string }) => {};
  const { guard, device } = setUp(
    { accessToken: expired, refreshToken: 'r1' },
    () => new Promise((resolve) => (reply = resolve)),
  );
  const token = guard.token();
  device.stored = {};
  reply({ accessToken: next, refreshToken: 'r2' });
  await expect(token).rejects.toThrow('Invalid session');
  expect(device.stored).toEqual({});
});

test('SES-2 a refresh that fails late does not end a newer session', async () => {
  let fail = (_: Error) => {};
  const { guard, device } = setUp(
    { accessToken: expired, refreshToken: 'r1' },
    () => new Promise((_, reject) => (fail = reject)),
  );
  const token = guard.token();
  device.stored = { accessToken: valid, refreshToken: 'other' };
  fail(problem(401));
  await expect(token).rejects.toThrow('401');
  expect(device.stored).toEqual({ accessToken: valid, refreshToken: 'other' });
});

test('SES-1 a wrong device clock neither forces a refresh nor keeps an expired token valid', async () => {
  const wrong = 2 * 3_600_000;
  // The device is two hours fast: by its own clock the token has long expired.
  const fast = setUp({ accessToken: access('mei', -7000), refreshToken: 'r1', ahead: -wrong });
  await fast.guard.token();
  expect(fast.refreshed).toEqual([]);
  const slow = setUp({ accessToken: access('mei', 7000), refreshToken: 'r1', ahead: wrong });
  expect(await slow.guard.token()).toBe(next);
});
