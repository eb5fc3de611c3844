/** The scenarios of the mock API by their names in `x-mock-scenario`, with descriptions for developers. */
export const scenarioTexts = {
  empty: 'Every list is empty.',
  slow: 'Responses take 1.5 to 4 seconds.',
  flaky: 'One request in three fails.',
  down: 'Every request fails.',
  'half-filled': 'Optional fields are missing here and there.',
  'odds-storm': 'All odds change continuously.',
  'live-storm': 'A thousand matches are live, and a hundred of them change every second.',
  'expired-token': 'Login returns an access token that has expired; refreshing it works.',
  'registration-closed': 'Registration is closed.',
  'chat-down': 'The chat does not reply.',
  'wallet-down': 'The wallet cannot be read.',
  'real-seasons': 'Football leagues and cups of 2010 to 2026 have their real clubs and results.',
  'long-names': 'Teams and tournaments have very long names.',
  hang: 'Requests get no response.',
  reset: 'Connections are reset.',
} as const;

export type ScenarioName = keyof typeof scenarioTexts;

export const scenarioNames = Object.keys(scenarioTexts) as ScenarioName[];

export const isScenario = (name: string): name is ScenarioName =>
  Object.hasOwn(scenarioTexts, name);
