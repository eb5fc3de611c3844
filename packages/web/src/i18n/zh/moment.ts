import type english from '../en/moment.ts';
import type { Translated } from '../translated.ts';

const chinese: Translated<typeof english> = {
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{tournament}}，{{day}}，{{clock}}：{{home}} {{score}} {{away}}。那一分钟的比分、动态与赔率。',
  copy: '复制这一分钟的链接',
  copied: '链接已复制',
  alt: '{{tournament}}，{{home}} 对 {{away}}',
  delay: {
    set: '与我的直播同步',
    label: '我的直播延迟',
    seconds_one: '{{count}} 秒',
    seconds_other: '{{count}} 秒',
    behind_one: '延迟 {{count}} 秒',
    behind_other: '延迟 {{count}} 秒',
    note: '比分、动态、赔率与播报都相应延后。',
  },
  card: {
    finished: '完场',
    live: '{{live}} {{clock}}',
    day: '{{day}}（UTC）',
  },
};

export default chinese;
