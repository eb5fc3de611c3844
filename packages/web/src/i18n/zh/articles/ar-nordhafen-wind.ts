import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '在北港主场赢得挑边的队长有个怪习惯：先看起重机。如果港口对岸那台黄色吊车的臂转向左边，他们就先攻码头一侧。我们花三周翻查风速记录，想知道吊车说得对不对。',
    },
    { name: 'title', value: '风对球做了什么' },
    {
      name: 'bulletPoints',
      value: [
        '逆着清劲风开球门球，落点近约八米。',
        '左路传中会飘，右路传中会坠：边后卫中场休息后要换起始位置。',
        '顺风时禁区外远射反而比逆风时少，球员对风的信任不够。',
      ],
    },
    {
      name: 'content',
      value:
        '港口的风从两座仓库之间穿过，正好扫过一面角旗，于是上下半场像两项不同的运动。助理教练约里斯·恩佩尔先安排第二项：需要带球推进的那半场，他要留体力。',
    },
    { name: 'match' },
    { name: 'title', value: '对看赔率的人来说' },
    {
      name: 'content',
      value:
        '天气进入赔率的速度很慢：周五的预报已在其中，下午四点的一阵风不在。在我们的样本里，多风球场的即时赔率在下半场开场一刻钟内波动最大。两队换了一项运动，本该如此。',
    },
  ],
};

export default text;
