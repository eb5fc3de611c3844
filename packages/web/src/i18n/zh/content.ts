import type { Catalogue } from '../namespace-types.ts';

export const content: Catalogue['core']['content'] = {
  promo: {
    welcome: { title: '迎新奖金最高 $100', text: '新用户首次存款' },
    double: { title: '优惠码享 200%', text: '点击复制优惠码' },
    free: { title: '免存款 $5 免费投注', text: '无需存款' },
    deposit: { title: '首次存款额外奖金', text: '新用户专享 · 18+' },
    getCode: '获取优惠码',
    subscription: {
      title: '汇集 1000 多个来源的分析',
      text: '一次订阅，覆盖所有项目。近期分析：',
      more: '订阅说明',
    },
    copied: '优惠码已复制到剪贴板',
    refused: '复制失败，优惠码：{{code}}',
  },
  offers: { title: '博彩公司优惠', label: '新用户专享', noCode: '无需优惠码' },
  promoTeams: {
    'te-eng-7': '北门竞技',
    'te-eng-12': '港湾谷',
    'te-eng-1': '黑湖联',
    'te-eng-2': '盐沼城',
  },
};
