import type { Catalogue } from '../../namespace-types.ts';

export default {
  plainTitle: '文章',
  news: '资讯',
  related: '相关阅读',
  board: { NEWS: '资讯', GUIDES: '指南', INTERVIEW: '专访', ANALYTICS: '分析' },
} satisfies Catalogue['article'];
