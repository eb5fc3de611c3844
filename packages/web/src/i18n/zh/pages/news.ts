import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: '{{game}}资讯',
  description: 'Touchline 编辑部的{{game}}资讯、指南、专访与分析。',
  boards: { NEWS: '资讯', GUIDES: '指南', INTERVIEW: '专访', ANALYTICS: '分析' },
  boardsLabel: '资讯栏目',
  predictions: '今日预测',
  elsewhere: '其他项目',
} satisfies Catalogue['news'];
