import type english from '../../en/pages/alerts.ts';
import type { Translated } from '../../translated.ts';

export default {
  label: '提醒',
  bell: '本场比赛提醒',
  bellOn: '提醒已开启',
  bellOff: '提醒已关闭',
  close: '关闭',
  kickOff: { football: '开赛', basketball: '开赛', esports: '比赛开始' },
  kickOffs_other: '{{count}} 场比赛开始',
  goal: { team: '进球：{{team}}', plain: '进球' },
  redCard: { team: '红牌：{{team}}', plain: '红牌' },
  quarter: '第 {{number}} 节结束',
  map: '第 {{number}} 局结束',
  end: { football: '完场', basketball: '终场', esports: '终场' },
  question: {
    title: '接收收藏比赛的提醒？',
    text: '开赛、进球、红牌和赛果，标签页在后台时也会提醒。',
    allow: '允许通知',
    later: '以后再说',
  },
  away: {
    title: '你离开期间',
    spoken_other: '你离开期间，收藏的比赛有 {{count}} 条动态',
    more_other: '还有 {{count}} 条',
  },
  settings: {
    hint: '适用于收藏的比赛及收藏球队的比赛。',
    kickOff: '开赛',
    goal: '进球',
    redCard: '红牌',
    period: '每节与每局结束',
    end: '赛果',
    sound: '声音',
    notifications: '浏览器通知',
    blocked: '浏览器设置中已阻止通知。',
  },
} satisfies Translated<typeof english>;
