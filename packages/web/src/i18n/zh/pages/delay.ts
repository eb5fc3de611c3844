import type { Catalogue } from '../../namespace-types.ts';

export default {
  name: '延迟',
  label: '我的直播延迟',
  seconds_other: '{{count}} 秒',
  less_other: '减少 {{count}} 秒',
  more_other: '增加 {{count}} 秒',
  note: '全站同步延后：比分、动态、赔率与提醒都晚同样的时间出现。',
  none: '取消延迟',
} satisfies Catalogue['delay'];
