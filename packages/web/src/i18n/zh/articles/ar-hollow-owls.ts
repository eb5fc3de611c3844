import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '皮拉尔·奥斯格雷夫用半速、静音看反击联赛录像，手里握着铅笔。她是空谷夜枭的分析师，桌上有两百张手绘地图，上面只标一样东西：有人停下来等待的位置。“大家都研究枪法，”她说，“我研究等待。”',
    },
    { name: 'title', value: '“一张图就是一场对话”' },
    {
      name: 'content',
      value:
        '“如果他们连续三回合在中路露面，那是在提问：你会不会回防？答得太早，就输掉第四回合。我的工作是在下一回合前的半分钟里，用七个词告诉我们的五个人：问题是什么。”',
    },
    { name: 'title', value: '“手枪局输了也是情报”' },
    {
      name: 'bulletPoints',
      value: [
        '记下他们站在哪里，而不是谁打了谁。',
        '早早保一次枪，看他们追不追，就知道他们的心情。',
        '绝不同时改两处，否则不知道哪一处起了作用。',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '有没有想废掉的地图？“我们总赢的那张，在上面我们不再思考。”那铅笔呢？“用鼠标，我画出已知的；用铅笔，我才发现未知的。”',
    },
  ],
};

export default text;
