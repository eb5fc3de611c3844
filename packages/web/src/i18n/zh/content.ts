import type { content as english } from '../en/content.ts';
import type { Translated } from '../translated.ts';

export const content: Translated<typeof english> = {
  news: {
    'ar-three-changes': '三处调整，成就北门竞技的中场',
    'ar-long-throw': '港湾谷与九秒界外球',
    'ar-read-a-price': '如何读懂赔率：从初盘到开赛',
    'ar-blackmere-academy': '“我们先签家长”：走进黑湖联青训',
    'ar-montesol-grass': '为蒙特索尔种草的女人',
    'ar-nordhafen-wind': '与风为伍：北港为何要看吊车',
    'ar-cup-draw': '杯赛抽签如何改变热门',
    'ar-bay-kings': '马洛湾国王：慢下来，是为了跑起来',
    'ar-granite-bears': '“第二晚从第一晚开始”：专访巨熊队医',
    'ar-quarter-by-quarter': '一节一节看：怎样读懂篮球总分盘',
    'ar-silk-road': '丝路联赛：谁到的时候最累？',
    'ar-paper-tigers': '只要一个声音：纸老虎为何沉默选人',
    'ar-hollow-owls': '“一张图就是一场对话”：专访空谷夜枭分析师',
    'ar-best-of': '一局、三局还是五局：长度如何影响赔率',
    'ar-lunar-vector': '月影矢量笔记本里的前十分钟',
  },
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
