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
    '«Un mapa es una conversación»: la analista de Hollow Owls',
  ),
  section: [
    text(
      'Pilar Osgrave watches Counter League demos at half speed and without sound, with a pencil. She is the analyst of Hollow Owls, and on her desk lie two hundred hand-drawn maps on which nothing is marked but the places where somebody waited. “Everybody studies the shots,” she says. “I study the waiting.”',
      '皮拉尔·奥斯格雷夫用半速、静音看反击联赛录像，手里握着铅笔。她是空谷夜枭的分析师，桌上有两百张手绘地图，上面只标一样东西：有人停下来等待的位置。“大家都研究枪法，”她说，“我研究等待。”',
      'Pilar Osgrave ve las repeticiones de la Counter League a media velocidad, sin sonido y con un lápiz. Es la analista de Hollow Owls, y en su mesa hay doscientos mapas dibujados a mano en los que solo están marcados los sitios donde alguien esperó. «Todo el mundo estudia los disparos», dice. «Yo estudio la espera.»',
    ),
    heading('“A map is a conversation”', '“一张图就是一场对话”', '«Un mapa es una conversación»'),
    text(
      '“If they show presence in the middle three rounds running, they are asking a question: will you rotate? If you answer too early, you lose the fourth. My work is to tell our five what the question was, in seven words, in the half-minute before the next round.”',
      '“如果他们连续三回合在中路露面，那是在提问：你会不会回防？答得太早，就输掉第四回合。我的工作是在下一回合前的半分钟里，用七个词告诉我们的五个人：问题是什么。”',
      '«Si se dejan ver por el centro tres rondas seguidas, están haciendo una pregunta: ¿vas a rotar? Si respondes demasiado pronto, pierdes la cuarta. Mi trabajo es decirles a nuestros cinco cuál era la pregunta, en siete palabras, en el medio minuto antes de la ronda siguiente.»',
    ),
    heading(
      '“Losing a pistol round is information”',
      '“手枪局输了也是情报”',
      '«Perder una ronda de pistolas es información»',
    ),
    points(
      [
        'Write down where they stood, not who shot whom.',
        '记下他们站在哪里，而不是谁打了谁。',
        'Apunta dónde estaban, no quién disparó a quién.',
      ],
      [
        'Save early once, and see whether they chase. It tells you how they feel.',
        '早早保一次枪，看他们追不追，就知道他们的心情。',
        'Ahorra pronto una vez y mira si persiguen. Te dirá cómo se sienten.',
      ],
      [
        'Never change two things at a time, or you will not know which one helped.',
        '绝不同时改两处，否则不知道哪一处起了作用。',
        'Nunca cambies dos cosas a la vez, o no sabrás cuál ha servido.',
      ],
    ),
    MATCH,
    text(
      'Is there a map she would abolish? “The one that we always win. We stop thinking on it.” And the pencil? “With a mouse I draw what I know. With a pencil I find out.”',
      '有没有想废掉的地图？“我们总赢的那张，在上面我们不再思考。”那铅笔呢？“用鼠标，我画出已知的；用铅笔，我才发现未知的。”',
      '¿Hay algún mapa que suprimiría? «El que ganamos siempre. En él dejamos de pensar.» ¿Y el lápiz? «Con el ratón dibujo lo que sé. Con el lápiz lo averiguo.»',
    ),
  ],
};
