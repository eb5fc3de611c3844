import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: '今日{{game}}预测',
  description: '{{game}}：当日有推荐的比赛，双方胜率、近况与最佳赔率，以及昨日预测的结果。',
  news: '资讯',
  today: '今日待赛',
  what: '今日有推荐的比赛，按开赛时间排列。我们的预测就是热门：开赛时最佳赔率较低的一方。平局退还本金，所以百分比不计平局。推荐数只计文章篇数，不代表看好哪一方。胜率统计近六个月。',
  winRate: '胜率',
  form: '走势',
  best: '最佳赔率',
  none: '没有明显热门',
  picked: '预测',
  yesterday: '昨日',
  rate: { level: '不计平局，命中率 {{percent}}', win: '命中率 {{percent}}' },
  tally: { hit: '命中', miss: '未中', drawn: '平局' },
  verdict: { hit: '命中', miss: '未中', drawn: '平局' },
} satisfies Catalogue['predictions'];
