import type { Catalogue } from '../namespace-types.ts';

export const games: Catalogue['core']['games'] = {
  label: '项目',
  football: '足球',
  basketball: '篮球',
  esports: '电竞',
  cs2: 'CS2',
  lol: '英雄联盟',
  dota2: 'Dota 2',
  valorant: '无畏契约',
  r6: '彩虹六号',
  cod: '使命召唤',
  'rocket-league': '火箭联盟',
  overwatch: '守望先锋',
  aov: '传说对决',
  pubg: '绝地求生',
  'wild-rift': '激斗峡谷',
  teams: { football: '球队', basketball: '球队', esports: '战队' },
};
