import {
  type ScenarioName,
  scenarioNames,
  scenarioTexts,
} from '@touchline/shared/domain/scenario-names';
import type { ListedScenario } from '../console-data.ts';
import type { Preset } from './worlds-view.ts';

const DEFAULT_PATH = '/football/matches';
const PATHS: Partial<Record<ScenarioName, string>> = {
  'expired-token': '/login',
  'registration-closed': '/register',
  'wallet-down': '/account',
  'chat-down': '/',
  'long-names': '/',
};

const builtIn: readonly Preset[] = scenarioNames.map((scenario) => ({
  name: scenario,
  description: scenarioTexts[scenario],
  scenarios: [scenario],
  to: PATHS[scenario] ?? DEFAULT_PATH,
}));

export const scenarioPresets = (listed: readonly ListedScenario[]): readonly Preset[] => [
  ...builtIn,
  ...listed
    .filter(({ source }) => source === 'file')
    .map(({ name, description, to = DEFAULT_PATH }) => ({
      name,
      description,
      to,
      scenarios: [name],
    })),
];
