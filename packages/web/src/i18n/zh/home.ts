import type { Catalogue } from '../namespace-types.ts';

export const home: Catalogue['core']['home'] = {
  title: '比分、赔率与推荐',
  scores: '比分与推荐',
  brief: '快讯',
  live: '正在进行',
  allLive: '全部进行中',
  allTomorrow: '明天全部',
  tomorrow: '明天',
  tournaments: '主要赛事',
  allTournaments: '全部赛事',
  sideLive: '进行中的比赛',
  main: '焦点比赛',
};
