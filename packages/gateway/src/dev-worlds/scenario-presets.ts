import { type ScenarioName, scenarioNames, scenarioTexts } from '@touchline/types/scenario-names';
import type { Preset } from './preset.ts';

const DEFAULT_PATH = '/football/matches';
const PATHS: Partial<Record<ScenarioName, string>> = {
  'expired-token': '/login',
  'registration-closed': '/register',
  'wallet-down': '/account',
  'chat-down': '/',
  'long-names': '/',
};

export const scenarioPresets: readonly Preset[] = scenarioNames.map((scenario) => ({
  name: scenario,
  description: scenarioTexts[scenario],
  scenarios: [scenario],
  to: PATHS[scenario] ?? DEFAULT_PATH,
}));
