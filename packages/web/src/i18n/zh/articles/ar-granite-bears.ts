import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '亨里克·瓦斯霍尔姆数睡眠时长，就像别人数篮板。他是花岗巨熊的医疗主管，赛季里每周都要和赛程表吵输两次。我们在机场走廊见到他，旁边是一只泡沫轴和十一个大个子。',
    },
    { name: 'title', value: '“第二晚从第一晚开始”' },
    {
      name: 'content',
      value:
        '“背靠背时，真正的工作在终场哨到凌晨一点之间：冷水澡，四十分钟内吃饭，大巴上不看屏幕。最后一条球员起初很抗拒，直到看见自己的数据。现在他们互相监督。”',
    },
    { name: 'title', value: '“上场时间就是药”' },
    {
      name: 'bulletPoints',
      value: [
        '三十岁以上的球员，背靠背首战不超过三十分钟。',
        '坐得最久的人，热身也最久。',
        '说“没事”的脚踝，要检查两遍。',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '主教练总会听吗？“他总是听，有时照做。最后四分钟我和你一样是观众。”队医看比赛看什么？“看脚。左脚跟落地慢一点点，我就知道明天早餐要谈什么了。”',
    },
  ],
};

export default text;
