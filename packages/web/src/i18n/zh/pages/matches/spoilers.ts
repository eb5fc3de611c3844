import type { Catalogue } from '../../../namespace-types.ts';

export default {
  spoken: '赛果已隐藏',
  show: '显示比分',
  showOf: '显示比分：{{name}}',
  league: '显示比分',
  day: '全部显示',
  dayOf: '显示当天全部比分',
  updates: '为避免剧透已隐藏。可显示比分，或从开赛起回看。',
  counted: '已隐藏：会剧透你还没看的赛果。',
  yesterday: '已隐藏：会剧透昨天的赛果。',
  chat: '回复可能包含赛果：防剧透不适用于客服。',
} satisfies Catalogue['matches/spoilers'];
