import type english from '../../en/pages/parts.ts';
import type { Translated } from '../../translated.ts';

export default {
  lineups: {
    title: '阵容',
    expected: '预计阵容，据上一场比赛',
    coach: '主教练',
    changes: '换人',
    changesOf: '{{team}}换人',
    on: '换上：',
    off: '换下：',
    sentOff: '红牌罚下',
    sentOffOf: '{{team}}红牌罚下',
    bench: '替补',
    benchOf: '{{team}}替补',
    goal: '进球 {{minutes}}',
    ownGoal: '乌龙球 {{minutes}}',
    yellow: '黄牌 {{minutes}}',
    red: '红牌 {{minutes}}',
  },
  statistics: {
    title: '技术统计',
    periods: { match: '全场', firstHalf: '上半场', secondHalf: '下半场', extraTime: '加时赛' },
    keys: {
      possession: '控球率',
      expectedGoals: '预期进球 (xG)',
      shots: '射门',
      shotsOnTarget: '射正',
      shotsOffTarget: '射偏',
      shotsBlocked: '被封堵',
      saves: '扑救',
      corners: '角球',
      passes: '传球',
      fouls: '犯规',
      offsides: '越位',
      yellowCards: '黄牌',
      redCards: '红牌',
    },
  },
} satisfies Translated<typeof english>;
