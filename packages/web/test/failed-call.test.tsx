import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../src/api/call.ts';
import { useResource } from '../src/state/data/use-resource.ts';
import { Failed } from '../src/ui/feedback/failed.tsx';
import { ListState } from '../src/ui/feedback/list-state.tsx';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const live = call('/matches/live', { limit: 5 }, 'en');

function LiveList() {
  const resource = useResource(live);
  const matches = resource.result?.kind === 'ok' ? resource.result.data : [];
  return (
    <ListState
      resource={resource}
      of="matches"
      isEmpty={matches.length === 0}
      skeleton={<i>skeleton</i>}
    >
      {matches.map(({ id }) => (
        <b key={id}>{id}</b>
      ))}
    </ListState>
  );
}

test('SYS-7 a list that failed counts down to the next attempt, which is made', async () => {
  let answer: unknown = { kind: 'failed', status: 502 };
  const sendCall = vi.fn(async () => answer as never);
  const { Around } = await aSession('en', sendCall);
  render(<LiveList />, { wrapper: Around });
  await pass(0);
  expect(document.body.textContent).toContain('Couldn’t load matches');
  expect(document.body.textContent).not.toContain('No matches available');
  expect(document.body.textContent).toContain('We’ll try again in 10 s.');
  const calls = sendCall.mock.calls.length;
  await pass(4);
  expect(document.body.textContent).toContain('in 6 s');
  answer = { kind: 'ok', data: [aMatch()] };
  await pass(5);
  expect(sendCall).toHaveBeenCalledTimes(calls);
  await pass(1);
  expect(sendCall).toHaveBeenCalledTimes(calls + 1);
  expect(document.body.textContent).toBe(aMatch().id);
});

test('SYS-7 after another failure the countdown begins again, and a hidden tab waits', async () => {
  const sendCall = vi.fn(async () => ({ kind: 'failed', status: 502 }) as never);
  const { Around } = await aSession('en', sendCall);
  render(<LiveList />, { wrapper: Around });
  await pass(0);
  await pass(10);
  await pass(1);
  expect(document.body.textContent).toMatch(/in (9|10) s/);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const calls = sendCall.mock.calls.length;
  await pass(60);
  expect(sendCall).toHaveBeenCalledTimes(calls);
  visibility.mockRestore();
});

test('SYS-7 while it is tried again the text says so, and the button waits', async () => {
  const { Around } = await aSession('zh');
  const { rerender } = render(
    <Failed of="match" resource={{ pending: false, retry: () => {} }} />,
    {
      wrapper: Around,
    },
  );
  expect(document.body.textContent).toContain('这场比赛加载失败10 秒后自动重试。');
  rerender(<Failed of="match" resource={{ pending: true, retry: () => {} }} />);
  expect(document.body.textContent).toContain('正在重试…');
  expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(true);
});

test('SYS-7 after ten seconds a skeleton gets a word', async () => {
  const { Around } = await aSession('en', () => new Promise<never>(() => {}));
  render(<LiveList />, { wrapper: Around });
  await pass(9);
  expect(screen.getByRole('status').textContent).toBe('');
  await pass(1);
  expect(screen.getByRole('status').textContent).toContain('Still loading');
  expect(document.body.textContent).toContain('skeleton');
});
