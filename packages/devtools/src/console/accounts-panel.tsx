import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { CardButton } from '../parts/parts.tsx';
import { messageOf, useConsole } from './console-context.ts';
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

/** All sample accounts have this password. */
const { username: DEMO_USER, password: SAMPLE_PASSWORD } = SAMPLE_ACCOUNT;

const SAMPLE_USERS: readonly (readonly [name: string, username: string, description: string])[] = [
  ['Demo', DEMO_USER, 'A wallet with something of everything'],
  ['Rich', 'rich@touchline.dev', 'The longest numbers that a wallet has to show'],
  ['Empty wallet', 'empty@touchline.dev', 'Nothing in any currency'],
  ['Blocked', 'blocked@touchline.dev', 'Logging in is refused with 401'],
];

interface Spoiling {
  readonly name: string;
  readonly text: string;
  /** The tokens to store in place of those of this browser, if any. */
  readonly change: (tokens: Tokens) => Tokens | undefined;
}

const SPOILINGS: readonly Spoiling[] = [
  {
    name: 'Expire the access token',
    text: 'The site refreshes it before the next call',
    change: expired,
  },
  {
    name: 'Break the access token',
    text: 'The next call gets a 401, after which the site refreshes it',
    change: withBrokenAccess,
  },
  {
    name: 'Break both tokens',
    text: 'Refreshing fails, and the session ends',
    change: withBrokenRefresh,
  },
  { name: 'Sign out', text: 'Removes both tokens', change: () => undefined },
];

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

function currentText(tokens: Tokens): string {
  const { username, exp } = claimsOf(tokens);
  if (!username) return 'Nobody is signed in.';
  const seconds = Math.round((exp ?? 0) - Date.now() / 1000);
  const state = seconds > 0 ? `ends in ${seconds} s` : 'has ended';
  return `Signed in as ${username}; the access token ${state}.`;
}

export function AccountsPanel() {
  const { announce, enter } = useConsole();
  const tokens = readTokens();
  const store = (changed: Tokens | undefined) => {
    writeTokens(changed);
    enter(pagePath());
  };
  const signIn = (username: string, scenario?: string) => {
    logIn(username, scenario).then(store, (error) => announce(messageOf(error)));
  };
  return (
    <div className="accounts">
      <p className="summary">{currentText(tokens)}</p>
      <section>
        <h3>Sign in as</h3>
        <div className="cards">
          {SAMPLE_USERS.map(([name, username, text]) => (
            <CardButton key={name} name={name} text={text} onClick={() => signIn(username)} />
          ))}
          <CardButton
            name="Expired"
            text="An access token that has ended; the site refreshes it"
            onClick={() => signIn(DEMO_USER, 'expired-token')}
          />
        </div>
      </section>
      <section>
        <h3>Tokens of this browser</h3>
        <div className="cards">
          {SPOILINGS.map(({ name, text, change }) => (
            <CardButton
              key={name}
              name={name}
              text={text}
              disabled={tokens.accessToken === undefined}
              onClick={() => store(change(tokens))}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
