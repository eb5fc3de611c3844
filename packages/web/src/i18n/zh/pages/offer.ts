import type { Catalogue } from '../../namespace-types.ts';

export default {
  question: '切换到中文？',
  accept: '切换',
  dismiss: '不用',
} satisfies Catalogue['offer'];
