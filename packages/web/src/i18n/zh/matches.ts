import type { matches as english } from '../en/matches.ts';
import type { Translated } from '../translated.ts';

export const matches: Translated<typeof english> = {
  today: '今日比赛',
  onDay: '{{day}} 的比赛',
  title: '今日{{game}}比赛',
  titleOnDay: '{{day}} {{game}}比赛',
  description: '当日{{game}}比分、赔率与贴士，按赛事分组：进行中、未开始与已结束。',
  days: '日期',
  dayToday: '今天',
  earlier: '更早',
  later: '更晚',
  count_one: '{{count}} 场比赛',
  count_other: '{{count}} 场比赛',
  liveToday: '有比赛正在进行',
  pick: '选择日期',
  earlierMonth: '上个月',
  laterMonth: '下个月',
  filters: '显示',
  show: { all: '全部', live: '进行中', upcoming: '未开始', finished: '已结束' },
  byTournament: '按赛事',
  ranking: '{{game}}球队排名',
  pts: '分',
  news: '最新资讯',
  noDay: { title: '没有这一天', text: '“{{date}}” 不是可显示的日期。', today: '查看今日比赛' },
};
