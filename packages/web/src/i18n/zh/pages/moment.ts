import type { Catalogue } from '../../namespace-types.ts';

export default {
  replay: {
    label: '比赛时间',
    play: '从开赛起回看',
    hint: '拖动时间线，回看任意一分钟',
    moment: '{{clock}}，{{home}}–{{away}}',
    shown: '{{clock}}',
    end: '完场，{{home}}–{{away}}',
    behind_other: '{{count}} 分钟前',
    shared: '分享的时刻',
    onward: '看后来如何',
    live: '回到实时',
    full: '完场',
    prices: '赔率走势',
    lead: '分差走势',
    line: '盘口 {{line}}',
    spread: '{{chance}} · {{prices}}，初盘 {{opening}}',
    spreadOfLine: '{{line}} · {{chance}} · {{prices}}',
    range: '{{low}} 至 {{high}}',
    legend: '曲线：按最佳赔率折算的概率；色带：各家公司的高低区间。',
    atKickOff: '开赛时',
    first_other: '进球后 {{bookmaker}} 最先变盘，用时 {{count}} 秒',
  },
  momentum: '攻势：{{home}}占优{{homeMinutes}}分钟，{{away}}占优{{awayMinutes}}分钟',
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{tournament}}，{{day}}，{{clock}}：{{home}} {{score}} {{away}}。那一分钟的比分、动态与赔率。',
  share: '分享',
  copy: '分享这一分钟的链接',
  copied: '链接已复制',
  alt: '{{tournament}}，{{home}} 对 {{away}}',
  card: {
    finished: '完场',
    live: '{{live}} {{clock}}',
    day: '{{day}}（UTC）',
  },
} satisfies Catalogue['moment'];
