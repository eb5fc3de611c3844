import type english from '../../en/pages/offer.ts';
import type { Translated } from '../../translated.ts';

export default {
  question: '切换到中文？',
  accept: '切换',
  dismiss: '不用',
} satisfies Translated<typeof english>;
