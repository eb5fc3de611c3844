import type { state as english } from '../en/state.ts';
import type { Translated } from '../translated.ts';

export const state: Translated<typeof english> = {
  empty: {
    matches: '暂无比赛',
    news: '暂无资讯',
    tournaments: '暂无赛事',
    teams: '暂无队伍',
    ranking: '暂无排名数据',
    standing: '暂无积分榜',
    form: '暂无近况',
    odds: '暂无赔率',
  },
  all: '全部',
  retry: '重试',
  updated: {
    now: '刚刚更新',
    seconds: '{{count}} 秒前更新',
    minutes: '{{count}} 分钟前更新',
    at: '截至 {{time}}',
  },
  relative: {
    days_other: '{{count}} 天 {{hours}}',
    daysHours_other: '{{count}} 小时后',
    hours_other: '{{count}} 小时后',
    daysToGo_other: '天后开始',
    hoursToGo_other: '小时后开始',
    daysLeft_other: '天后结束',
    yesterday: '昨天',
    daysAgo_other: '天前结束',
    spokenLeft_other: '还有 {{count}} 天结束',
    spokenAgo_other: '{{count}} 天前结束',
  },
  notFound: {
    title: '页面不存在',
    text: '这个地址没有对应的页面。',
    home: '首页',
    matches: '足球比赛',
  },
  offline: {
    title: '您已离线',
    text: '设备上没有保存此页面，最近看过的页面可以离线查看。',
    asOf: '离线 · 数据截至 {{time}}',
    notice: '离线',
  },
  broken: {
    title: '页面无法加载',
    text: '我们这边出了点问题。',
  },
};
