import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '假设一支队伍单图胜率是六成。一局定胜负，它就是 60% 的热门；三局两胜，变成 65%；五局三胜，变成 68%。队伍没有任何变化，变的只是问题的长度。',
    },
    { name: 'title', value: '为什么越长对热门越友善' },
    {
      name: 'content',
      value:
        '短系列赛像一枚略微弯曲的硬币，抛得越多，弯曲越明显。所以一局制的小组赛常出冷门，五局制的决赛很少；同样两支队伍，一个月内赔率可能相差很多。',
    },
    {
      name: 'bulletPoints',
      value: [
        '先看赛制：每场比赛的页面上都有。',
        '一局制里禁图最重要，因为只剩一张图。',
        '五局制里深度最重要：只有三张强图的队伍会用完。',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '提醒一句：上面的算法假设各图相同、无人疲劳。真实的系列赛有记忆，首图惜败的队伍，次图往往崩得更早。如果只记一个数：三局两胜把 60% 变成 65%，仅此而已。',
    },
  ],
};

export default text;
