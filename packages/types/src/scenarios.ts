/** What a request may have go otherwise, by the names that `x-mock-scenario` takes. */
export const scenarioTexts = {
  empty: 'Every list is empty.',
  slow: 'Answers take one and a half to four seconds.',
  flaky: 'One request in three fails.',
  down: 'Nothing works.',
  'half-filled': 'What the contract lets an upstream leave out is missing here and there.',
  'odds-storm': 'Every price moves all the time.',
  'live-storm': 'A thousand matches are live, and a hundred of them move every second.',
  'expired-token': 'Logging in hands out an access token that has expired; refreshing works.',
  'registration-closed': 'Nobody can register.',
  'chat-down': 'The chat does not answer.',
  'wallet-down': 'The wallet cannot be read.',
  'long-names': 'Teams and tournaments have the longest names that one can think of.',
  hang: 'Requests are taken and never answered.',
  reset: 'Connections are torn down.',
} as const;

export type ScenarioName = keyof typeof scenarioTexts;

export const scenarioNames = Object.keys(scenarioTexts) as ScenarioName[];

export const isScenario = (name: string): name is ScenarioName =>
  Object.hasOwn(scenarioTexts, name);
