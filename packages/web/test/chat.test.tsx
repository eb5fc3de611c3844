import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Chat } from '../src/features/chat/chat.tsx';
import { ChatWidget } from '../src/features/chat/chat-widget.tsx';
import type { Message } from '../src/features/chat/conversation-atoms.ts';
import SiteChat from '../src/features/chat/site-chat.tsx';
import { loadNamespaces } from '../src/i18n/load-namespaces.ts';
import { readIdentityAtom } from '../src/state/account/identity.ts';
import { visitorIdAtom } from '../src/state/account/visitor-id.ts';
import { chatOpenAtom } from '../src/state/overlays/chat.ts';
import type { Preferences } from '../src/state/preferences/preferences.ts';
import { changePreferencesAtom } from '../src/state/preferences/preferences-atoms.ts';
import { aSession } from './session.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no matchMedia: the window is wide.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(cleanup);

const failed = '发生错误，请重试';
const answer = (content: string): Message => ({ role: 'assistant', content });

async function setUp(respond: (message: string) => Promise<Message>) {
  const { session, Around } = await aSession();
  const { unmount } = render(<Chat respond={respond} />, { wrapper: Around });
  const log = screen.getByRole('log');
  const transcript = () => [...log.querySelectorAll('p[data-role]')].map((p) => p.textContent);
  return {
    session,
    unmount,
    user: userEvent.setup(),
    box: screen.getByRole('textbox'),
    transcript,
  };
}

test('CHT-1 the panel has a Chinese title with its language marked', async () => {
  await setUp(async () => answer('x'));
  expect(screen.getByRole('region', { name: 'Live support · 在线客服' })).toBeTruthy();
  expect(screen.getByText('在线客服').lang).toBe('zh-Hans');
});

test('CHT-3 a message is trimmed before it is sent, and an empty one is not sent', async () => {
  const respond = vi.fn(async () => answer('x'));
  const { user, box } = await setUp(respond);
  await user.type(box, '   {Enter}');
  expect(respond).not.toHaveBeenCalled();
  await user.type(box, ' hello {Enter}');
  expect(respond).toHaveBeenCalledWith('hello');
  expect((box as HTMLTextAreaElement).value).toBe('');
});

test('CHT-3 a message has at most 500 characters, which are counted near the limit', async () => {
  const { user, box } = await setUp(async () => answer('x'));
  await user.click(box);
  await user.paste('a'.repeat(449));
  expect(screen.queryByText(/characters/)).toBeNull();
  await user.paste('b'.repeat(60));
  expect((box as HTMLTextAreaElement).value).toHaveLength(500);
  expect(screen.getByText('500 of 500 characters')).toBeTruthy();
});

test('CHT-4 a pending reply shows as typing, then as the support’s message', async () => {
  let reply = (_: Message) => {};
  const { user, box, transcript } = await setUp(() => new Promise((resolve) => (reply = resolve)));
  await user.type(box, 'hello{Enter}');
  expect(transcript()).toEqual(['You: hello', '正在输入']);
  await user.type(box, 'again{Enter}');
  expect(transcript()).toHaveLength(2);
  reply(answer('Good day'));
  expect(await screen.findByText('Good day')).toBeTruthy();
  expect(transcript()).toEqual(['You: hello', 'Support: Good day']);
});

test('CHT-4 a failure is reported in Chinese, and typing ends', async () => {
  const { user, box, transcript } = await setUp(async () => ({ role: 'error', content: failed }));
  await user.type(box, 'hello{Enter}');
  expect((await screen.findByText(failed)).lang).toBe('zh-Hans');
  expect(transcript()).toEqual(['You: hello', `Error: ${failed}`]);
});

test('CHT-4 the widget shows its own error when there is no response at all', async () => {
  const { user, box, transcript } = await setUp(() => Promise.reject(new Error('gone')));
  await user.type(box, 'hello{Enter}');
  await screen.findByText(/Oops/);
  expect(transcript()[1]).toBe('Error: Oops! Something went wrong. Please try again.');
});

test('CHT-1 messages are still there when the panel is reopened in the same session', async () => {
  const first = await setUp(async () => answer('Good day'));
  await first.user.type(first.box, 'hello{Enter}');
  await screen.findByText('Good day');
  first.unmount();
  const second = await setUp(async () => answer('x'));
  expect(second.transcript()).toEqual(['You: hello', 'Support: Good day']);
});

test('CHT-1 the icon in the head closes the chat, and so does Escape', async () => {
  const { session, user } = await setUp(async () => answer('x'));
  session.store.set(chatOpenAtom, true);
  await user.click(screen.getByRole('button', { name: 'Close support chat' }));
  expect(session.store.get(chatOpenAtom)).toBe(false);
  session.store.set(chatOpenAtom, true);
  screen.getByRole('textbox').focus();
  await user.keyboard('{Escape}');
  expect(session.store.get(chatOpenAtom)).toBe(false);
});

test('CHT-1 other components can open and close the chat', async () => {
  const { session, Around } = await aSession();
  render(<ChatWidget />, { wrapper: Around });
  act(() => session.store.set(chatOpenAtom, true));
  expect(await screen.findByRole('region', { name: 'Live support · 在线客服' })).toBeTruthy();
  act(() => session.store.set(chatOpenAtom, false));
  expect(screen.queryByRole('region')).toBeNull();
});

test('CHT-4 the transcript announces each message with its author', async () => {
  const { user, box } = await setUp(async () => answer('Good day'));
  const log = screen.getByRole('log', { name: 'Conversation' });
  expect(log.getAttribute('aria-live')).toBe('polite');
  await user.type(box, 'hello{Enter}');
  await screen.findByText('Good day');
  expect([...log.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'Support: Hello, how can we help?',
    'You: hello',
    'Support: Good day',
  ]);
});

test('CHT-3 an Enter that confirms the text of an input method sends nothing', async () => {
  const respond = vi.fn(async () => answer('x'));
  const { user, box } = await setUp(respond);
  await user.type(box, 'ni hao');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(respond).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(respond).toHaveBeenCalledWith('ni hao');
});

test('CHT-5 an anonymous visitor has one random id per session', async () => {
  const one = (await aSession()).session.store.get(visitorIdAtom);
  const other = (await aSession()).session.store.get(visitorIdAtom);
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(other).toBe(one);
});

test('CHT-5 a signed-in visitor is identified to the support by the username', async () => {
  const payload = btoa(
    JSON.stringify({ username: 'mei@example.org', exp: Date.now() / 1000 + 60 }),
  );
  localStorage.setItem('touchline.tokens', JSON.stringify({ accessToken: `e30.${payload}.x` }));
  const { session } = await aSession();
  session.store.set(readIdentityAtom);
  expect(session.store.get(visitorIdAtom)).toBe('mei@example.org');
  localStorage.clear();
});

/** What the chat sends for a question, of a visitor with these preferences. */
async function bodyWith(preferences: Partial<Preferences>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    return Response.json({ data: 'today at 21:30 GMT+9' });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { session, Around } = await aSession();
  session.store.set(changePreferencesAtom, preferences);
  render(<SiteChat />, { wrapper: Around });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'When is the next match?{Enter}');
  await screen.findByText('today at 21:30 GMT+9');
  return requests[0]?.json();
}

test('CHT-3 the chat sends the zone in which the visitor sees times', async () => {
  const body = await bodyWith({ zone: 'Asia/Tokyo' });
  expect(Object.keys(body).sort()).toEqual(['message', 'timeZone', 'userId']);
  expect(body).toMatchObject({ timeZone: 'Asia/Tokyo' });
});

test('PRF-8 the chat, which is not covered, says so where results are covered', async () => {
  const { session, Around } = await aSession();
  await loadNamespaces(session.translator, 'en', ['spoilers']);
  const saysSo = () => screen.queryByText(/No spoilers does not cover the chat/) !== null;
  render(<SiteChat />, { wrapper: Around });
  expect(saysSo()).toBe(false);
  act(() => session.store.set(changePreferencesAtom, { results: 'covered' }));
  expect(saysSo()).toBe(true);
});

test('CHT-1 a page that a reply names is a link', async () => {
  const reply = 'The table of Premier Division is here: /football/tournament/to-eng1';
  const { user, box } = await setUp(async () => answer(reply));
  await user.type(box, 'table /login/x{Enter}');
  const [link, ...others] = await screen.findAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/football/tournament/to-eng1');
  expect(others).toEqual([]);
});
