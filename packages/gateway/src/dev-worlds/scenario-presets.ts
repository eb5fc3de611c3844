import { type ScenarioName, scenarioNames, scenarioTexts } from '@touchline/types/scenarios';
import type { Moment } from './preset.ts';

const seenBest: Partial<Record<ScenarioName, string>> = {
  'expired-token': '/login',
  'registration-closed': '/register',
  'wallet-down': '/account',
  'chat-down': '/',
  'long-names': '/',
};

/** What can be made to go otherwise. */
export const stagedMoments: readonly Moment[] = scenarioNames.map((scenario) => ({
  name: scenario,
  about: scenarioTexts[scenario],
  scenario,
  to: seenBest[scenario] ?? '/football/matches',
}));
