/** Of each sample account of the mock API. */
export const SAMPLE_PASSWORD = 'touchline-demo';
export const DEMO_USER = 'demo@touchline.dev';

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
