import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const hollowOwls: Feature = {
  id: 'ar-hollow-owls',
  sport: 'esports',
  board: 'INTERVIEW',
  author: 'hale',
  match: { of: 'te-cs-9', which: 'upcoming' },
  title: localize(
    '“A map is a conversation”: the analyst of Hollow Owls',
    '“一张图就是一场对话”：专访空谷夜枭分析师',
  ),
  section: [
    text(
      'Pilar Osgrave watches Counter League demos at half speed and without sound, with a pencil. She is the analyst of Hollow Owls, and on her desk lie two hundred hand-drawn maps on which nothing is marked but the places where somebody waited. “Everybody studies the shots,” she says. “I study the waiting.”',
      '皮拉尔·奥斯格雷夫用半速、静音看反击联赛录像，手里握着铅笔。她是空谷夜枭的分析师，桌上有两百张手绘地图，上面只标一样东西：有人停下来等待的位置。“大家都研究枪法，”她说，“我研究等待。”',
    ),
    heading('“A map is a conversation”', '“一张图就是一场对话”'),
    text(
      '“If they show presence in the middle three rounds running, they are asking a question: will you rotate? If you answer too early, you lose the fourth. My work is to tell our five what the question was, in seven words, in the half-minute before the next round.”',
      '“如果他们连续三回合在中路露面，那是在提问：你会不会回防？答得太早，就输掉第四回合。我的工作是在下一回合前的半分钟里，用七个词告诉我们的五个人：问题是什么。”',
    ),
    heading('“Losing a pistol round is information”', '“手枪局输了也是情报”'),
    points(
      ['Write down where they stood, not who shot whom.', '记下他们站在哪里，而不是谁打了谁。'],
      [
        'Save early once, and see whether they chase. It tells you how they feel.',
        '早早保一次枪，看他们追不追，就知道他们的心情。',
      ],
      [
        'Never change two things at a time, or you will not know which one helped.',
        '绝不同时改两处，否则不知道哪一处起了作用。',
      ],
    ),
    MATCH,
    text(
      'Is there a map she would abolish? “The one that we always win. We stop thinking on it.” And the pencil? “With a mouse I draw what I know. With a pencil I find out.”',
      '有没有想废掉的地图？“我们总赢的那张，在上面我们不再思考。”那铅笔呢？“用鼠标，我画出已知的；用铅笔，我才发现未知的。”',
    ),
  ],
};
