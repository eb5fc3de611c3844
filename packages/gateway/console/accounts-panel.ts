import { h } from './dom.ts';
import { messageOf, type Panel, type PanelContext } from './panel.ts';
import { DEMO_USER, SAMPLE_PASSWORD, SAMPLE_USERS } from './sample-users.ts';
import {
  claimsOf,
  expired,
  readTokens,
  type Tokens,
  withBrokenAccess,
  withBrokenRefresh,
  writeTokens,
} from './tokens.ts';
import { pagePath } from './world.ts';

async function logIn(username: string, scenario?: string): Promise<Tokens> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(scenario && { 'x-mock-scenario': scenario }),
    },
    body: JSON.stringify({ username, password: SAMPLE_PASSWORD }),
  });
  const answer = (await response.json()) as { data: Tokens; detail?: string };
  if (!response.ok) throw new Error(`${response.status}: ${answer.detail ?? 'refused'}`);
  return answer.data;
}

const card = (title: string, text: string, act: () => unknown, disabled = false) =>
  h(
    'button',
    { type: 'button', class: 'jump', 'data-key': title, disabled, onclick: () => void act() },
    h('b', {}, title),
    h('span', {}, text),
  );

const group = (title: string, ...cards: HTMLElement[]) =>
  h('section', {}, h('h3', {}, title), h('div', { class: 'jumps' }, ...cards));

function currentText(tokens: Tokens): string {
  const { username, exp } = claimsOf(tokens);
  if (!username) return 'Nobody is signed in.';
  const seconds = Math.round((exp ?? 0) - Date.now() / 1000);
  const state = seconds > 0 ? `ends in ${seconds} s` : 'has ended';
  return `Signed in as ${username}; the access token ${state}.`;
}

/** Signs in as sample users, and spoils the tokens that the site has stored. */
export const accountsPanel: Panel = ({ announce, enter }: PanelContext) => {
  const tokens = readTokens();
  const isSignedIn = tokens.accessToken !== undefined;
  const store = (changed: Tokens | undefined) => {
    writeTokens(changed);
    enter(pagePath());
  };
  const signIn = async (username: string, scenario?: string) => {
    try {
      store(await logIn(username, scenario));
    } catch (error) {
      announce(messageOf(error));
    }
  };
  return h(
    'div',
    { class: 'accounts' },
    h('p', { class: 'summary' }, currentText(tokens)),
    group(
      'Sign in as',
      ...SAMPLE_USERS.map(([name, username, text]) => card(name, text, () => signIn(username))),
      card('Expired', 'An access token that has ended; the site refreshes it', () =>
        signIn(DEMO_USER, 'expired-token'),
      ),
    ),
    group(
      'Tokens of this browser',
      card(
        'Expire the access token',
        'The site refreshes it before the next call',
        () => store(expired(tokens)),
        !isSignedIn,
      ),
      card(
        'Break the access token',
        'The next call gets a 401, after which the site refreshes it',
        () => store(withBrokenAccess(tokens)),
        !isSignedIn,
      ),
      card(
        'Break both tokens',
        'Refreshing fails, and the session ends',
        () => store(withBrokenRefresh(tokens)),
        !isSignedIn,
      ),
      card('Sign out', 'Removes both tokens', () => store(undefined), !isSignedIn),
    ),
  );
};
