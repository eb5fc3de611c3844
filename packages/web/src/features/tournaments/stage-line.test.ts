import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import en from '../../i18n/en/core.json';
import { stageLine } from './stage-line.ts';

const { t } = createI18n('en', { core: en });

type Kind = 'league' | 'group' | 'knockout';
const inStage = (kind: Kind, currentStage: string | null, currentRound: number | null) => ({
  currentStage,
  currentStageId: currentStage && 'st-now',
  currentRound,
  stageDetails: [{ id: 'st-now', name: 'Now', kind, startTime: 0, endTime: 1 }],
});

test.each([
  [inStage('league', 'Regular season', 12), 'Round 12'],
  [inStage('league', 'Regular season', null), 'Regular season'],
  [inStage('group', 'Group stage', 4), 'Group stage · Round 4'],
  [inStage('knockout', 'Quarter-finals', 8), 'Quarter-finals'],
  [inStage('knockout', null, null), ''],
  [{ ...inStage('group', 'Group stage', 4), stageDetails: [] }, 'Group stage'],
])('TRN-1 the stage of %o is “%s”', (tournament, text) => {
  expect(stageLine(tournament, t)).toBe(text);
});
