import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '丝路篮球联赛名副其实：最远的两座球馆相隔三千多公里，冬天要转两次机。我们把赛程表和航班时刻叠在一起，问了一个朴素的问题：谁到的时候最累？',
    },
    { name: 'title', value: '休息并不平均' },
    {
      name: 'bulletPoints',
      value: [
        '一周三轮，两场之间只隔一天，客队的这一天多半花在机场。',
        '沿海球队坐火车，在家睡的夜晚更多。',
        '最长的旅程集中在新年前几周。',
      ],
    },
    {
      name: 'content',
      value:
        '青湾船锚队用后勤回答：赛后午夜直接起飞，在下一座城市睡到自然醒，而不是在上一座城市早起。领队闻绍岚有一张“枕头表”：哪家酒店的枕头好，谁需要两只。',
    },
    { name: 'match' },
    { name: 'title', value: '在哪里看得出来' },
    {
      name: 'content',
      value:
        '不在首节，那时人人都清醒。疲劳出现在最后六分钟：罚球偏短，协防慢半步。如果只按战绩比较两队，请自己加一列：上一场之后在家睡了几晚。',
    },
  ],
};

export default text;
