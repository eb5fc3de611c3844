import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '多数队伍会用讨论填满选人阶段，纸老虎却在门上贴了张纸条：“只要一个声音。”轮到谁选，谁说话，其余四人点头或摇头。安静到裁判曾敲门询问是不是音频坏了。',
    },
    { name: 'title', value: '为什么沉默' },
    {
      name: 'content',
      value:
        '分析师米卡·托尔瓦宁录下一个月的选人过程逐句统计：超过一半的话，只是在重复屏幕上的内容。“我们在互相朗读。去掉朗读，剩下的就是思考。”',
    },
    {
      name: 'bulletPoints',
      value: [
        '准备工作赛前一小时截止，房间里不许再出现新东西。',
        '每名选手带来两个绝不放弃的英雄，三个不介意失去的英雄。',
        '最后一选永远由说话最少的人决定。',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '在峡谷联赛，两队两周内就会再次相遇，习惯很快被看穿。沉默还有第二个用处：没说出口的话，纪录片里学不到。“总有一天我们会重新开口，”托尔瓦宁说，“等我们有话可说。”',
    },
  ],
};

export default text;
