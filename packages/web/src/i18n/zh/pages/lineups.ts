import type english from '../../en/pages/lineups.ts';
import type { Translated } from '../../translated.ts';

const lineups: Translated<typeof english> = {
  title: '阵容',
  expected: '预计阵容，据上一场比赛',
  coach: '主教练',
  changes: '换人',
  changesOf: '{{team}}换人',
  on: '换上：',
  off: '换下：',
  sentOff: '红牌罚下',
  bench: '替补',
  benchOf: '{{team}}替补',
  goal: '进球 {{minutes}}',
  ownGoal: '乌龙球 {{minutes}}',
  yellow: '黄牌 {{minutes}}',
  red: '红牌 {{minutes}}',
};

export default lineups;
