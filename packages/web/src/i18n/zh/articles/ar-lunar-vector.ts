import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '月影矢量有一本黑色封面、没有名字的笔记本。它放在教练的随身行李里，记录着队伍在远古联赛每场比赛的前十分钟：谁去了哪里，买了什么，哪个眼被看见。第十一分钟从不入册。',
    },
    { name: 'title', value: '可以学会的十分钟' },
    {
      name: 'content',
      value:
        '“之后每局都是新游戏，”助理教练阿代兹·布鲁恩说，“之前是国际象棋。”于是开局就按开局来练：一共十二套，每套以她家乡的一条街命名，每套都有被识破后的退路。',
    },
    {
      name: 'bulletPoints',
      value: [
        '分路提前两天定下，辅助到门口才定。',
        '首次阵亡要写明原因，不写是谁的错。',
        '失败三次的“街”，改名重建。',
      ],
    },
    { name: 'match' },
    { name: 'title', value: '市场看到什么' },
    {
      name: 'content',
      value:
        '这个项目的即时赔率跟着经济走，而经济是滞后的：好开局先出现在地图上，后出现在账本里。这个空档几分钟就会合上，谁也不该为“看出来了”而下注。但作为观赛方法值得一试：遮住比分，只看线上，猜猜谁领先。',
    },
  ],
};

export default text;
