import type { Catalogue } from '../../namespace-types.ts';

export default {
  name: '真实比赛日',
  go: '前往这一天',
  date: '其他日期',
  range: '数据中的比赛从 {{first}} 到 {{last}}。',
  present: '回到现在',
  days: {
    'england-2012': {
      title: '2012 年英超最后一天',
      text: '曼市双雄同积 86 分，十场比赛都踢到了下半场。',
    },
    'munich-2012': {
      title: '2012 年慕尼黑欧冠决赛',
      text: '拜仁慕尼黑与切尔西的加时赛即将结束。',
    },
    'spain-2014': {
      title: '2014 年巴塞罗那冠军之战',
      text: '马德里竞技领先巴塞罗那三分，而巴塞罗那取胜便可夺冠。',
    },
    'england-2016': {
      title: '2016 年 5 月 2 日晚',
      text: '莱斯特城高居榜首、静观其变：托特纳姆热刺客场必须战胜切尔西。',
    },
    'liverpool-2019': {
      title: '2019 年安菲尔德次回合',
      text: '欧冠半决赛首回合，利物浦客场 0–3 负于巴塞罗那。',
    },
    'germany-2019': {
      title: '2019 年德甲最后一天',
      text: '拜仁慕尼黑领先多特蒙德两分，九场比赛同时进行。',
    },
    'china-2019': {
      title: '2019 年中超收官日',
      text: '广州恒大领先北京国安两分，两队都坐镇主场。',
    },
    'brazil-2021': {
      title: '2021 年巴甲最后一夜',
      text: '弗拉门戈领先巴西国际两分，而后者的净胜球更多。',
    },
    'england-2022': {
      title: '2022 年英超最后一天',
      text: '曼城领先利物浦一分，所有球队同时开球。',
    },
    'germany-2023': {
      title: '2023 年德甲最后一天',
      text: '多特蒙德领先拜仁慕尼黑两分，并且坐镇主场。',
    },
  },
} satisfies Catalogue['real-days'];
