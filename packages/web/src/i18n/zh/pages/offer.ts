import type english from '../../en/pages/offer.ts';
import type { Translated } from '../../translated.ts';

const offer: Translated<typeof english> = {
  question: '切换到中文？',
  accept: '切换',
  dismiss: '不用',
};

export default offer;
