import type english from '../../../en/pages/matches/spoilers.ts';
import type { Translated } from '../../../translated.ts';

const spoilers: Translated<typeof english> = {
  spoken: '赛果已隐藏',
  show: '显示',
  showOf: '显示赛果：{{name}}',
  day: '全部显示',
  dayOf: '显示当天全部赛果',
  updates: '为避免剧透已隐藏。可显示赛果，或从头播放比赛。',
  counted: '已隐藏，以免剧透你还没看的赛果。',
};

export default spoilers;
