import type english from '../en/moment.ts';
import type { Translated } from '../translated.ts';

const chinese: Translated<typeof english> = {
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{tournament}}，{{day}}，{{clock}}：{{home}} {{score}} {{away}}。那一分钟的比分、动态与赔率。',
  copy: '复制这一分钟的链接',
  copied: '链接已复制',
  alt: '{{tournament}}，{{home}} 对 {{away}}',
  card: {
    finished: '完场',
    live: '{{live}} {{clock}}',
    day: '{{day}}（UTC）',
  },
};

export default chinese;
