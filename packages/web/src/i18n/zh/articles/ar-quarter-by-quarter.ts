import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '一节拿四十分像一场风暴，其实常常只是天气。篮球比分短期内起伏极大，读比赛最好的办法是放慢：把一场球切成四段，逐段问它和下一段有什么关系。',
    },
    { name: 'title', value: '什么会延续' },
    {
      name: 'bulletPoints',
      value: [
        '节奏会：首节快，次节多半也快。',
        '犯规会：背着三犯的中锋会变软，或者坐下。',
        '三分几乎不会。手感回到平均值的速度，比观众以为的快。',
      ],
    },
    { name: 'title', value: '看懂移动的总分盘' },
    {
      name: 'content',
      value:
        '先把赛前盘口除以四。每节结束后比较差值，然后只取一半，另一半大致是运气。如果即时盘把差值全数计入，说明市场比你更激动。',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '第四节是另一项运动。领先十二分，控球磨时间；领先三分，每隔几秒就因犯规停表，罚球像下雨。同样的比分，可能安静收场，也可能再添四十分。先看分差，再看总分。',
    },
  ],
};

export default text;
