import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';

/** All sample accounts have this password. */
export const { username: DEMO_USER, password: SAMPLE_PASSWORD } = SAMPLE_ACCOUNT;

export const SAMPLE_USERS: readonly (readonly [
  name: string,
  username: string,
  description: string,
])[] = [
  ['Demo', DEMO_USER, 'A wallet with something of everything'],
  ['Rich', 'rich@touchline.dev', 'The longest numbers that a wallet has to show'],
  ['Empty wallet', 'empty@touchline.dev', 'Nothing in any currency'],
  ['Blocked', 'blocked@touchline.dev', 'Logging in is refused with 401'],
];
