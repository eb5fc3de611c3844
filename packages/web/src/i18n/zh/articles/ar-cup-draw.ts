import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '杯赛不是缩短的联赛。一场定胜负，没有次回合，没有积分榜可以依靠：王冠杯奖励的，往往是漫长赛季里吃亏的那类球队。若用看周六联赛的方式看杯赛赔率，每年都会以同样的方式吃惊。',
    },
    { name: 'title', value: '抽签改变的三件事' },
    {
      name: 'bulletPoints',
      value: [
        '轮换：豪门会让半支球队休息，而赔率要等首发名单公布才动。',
        '九十分钟打平不是结果，而是一扇门，后面是加时和点球。',
        '斗志确实存在，只是没人量得出来。十一月的杯赛夜，小球场也会满座。',
      ],
    },
    { name: 'title', value: '怎样看两项盘' },
    {
      name: 'content',
      value:
        'Touchline 显示的亚洲盘只有主客两侧，没有平局。联赛打平，退还本金；杯赛则要看博彩公司按什么结算：九十分钟，还是最终晋级。那两页小字里的价值，比任何战绩表都多。',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '最后说句实话：单场比赛里，强队常常会输。这正是杯赛存在的理由，也是少投而不是多投的理由。',
    },
  ],
};

export default text;
