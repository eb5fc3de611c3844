import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const paperTigers: Feature = {
  id: 'ar-paper-tigers',
  sport: 'esports',
  board: 'NEWS',
  author: 'hale',
  match: { of: 'te-lol-1', which: 'upcoming' },
  title: localize(
    'One voice: why Paper Tigers draft in silence',
    '只要一个声音：纸老虎为何沉默选人',
    'Una sola voz: por qué Paper Tigers elige en silencio',
  ),
  section: [
    text(
      'Most teams fill the minutes of the draft with talk. Paper Tigers have taped a sign to the door of theirs: “One voice.” Whoever picks next may speak; the other four may nod or shake their heads. It is so quiet that the referee once knocked to ask whether the sound was broken.',
      '多数队伍会用讨论填满选人阶段，纸老虎却在门上贴了张纸条：“只要一个声音。”轮到谁选，谁说话，其余四人点头或摇头。安静到裁判曾敲门询问是不是音频坏了。',
      'La mayoría de los equipos llenan de charla los minutos de la selección. Paper Tigers ha pegado un cartel en la puerta de la suya: «Una sola voz». Quien elige puede hablar; los otros cuatro pueden asentir o negar con la cabeza. Hay tanto silencio que el árbitro llamó una vez para preguntar si se había estropeado el sonido.',
    ),
    heading('Why silence', '为什么沉默', 'Por qué en silencio'),
    text(
      'Their analyst, Mika Torvanen, had recorded a month of drafts and counted. Of the sentences that were spoken in them, more than half repeated what was on the screen. “We were reading aloud to each other. So we took the reading away, and what was left was thinking.”',
      '分析师米卡·托尔瓦宁录下一个月的选人过程逐句统计：超过一半的话，只是在重复屏幕上的内容。“我们在互相朗读。去掉朗读，剩下的就是思考。”',
      'Su analista, Mika Torvanen, grabó un mes de selecciones y contó. De las frases que se decían, más de la mitad repetían lo que había en la pantalla. «Nos leíamos en voz alta. Así que quitamos la lectura, y lo que quedó fue pensar.»',
    ),
    points(
      [
        'Preparation ends an hour before the match; nothing new is allowed in the room.',
        '准备工作赛前一小时截止，房间里不许再出现新东西。',
        'La preparación acaba una hora antes del partido; en la sala no entra nada nuevo.',
      ],
      [
        'Each player brings two champions he will not give up and three he does not mind losing.',
        '每名选手带来两个绝不放弃的英雄，三个不介意失去的英雄。',
        'Cada jugador trae dos campeones a los que no renuncia y tres que no le importa perder.',
      ],
      [
        'The last pick is always made by the one who has spoken least.',
        '最后一选永远由说话最少的人决定。',
        'La última elección la hace siempre quien menos ha hablado.',
      ],
    ),
    MATCH,
    text(
      'In the Rift League, where teams meet again within a fortnight, habits are read quickly. Silence has a second use there: what is not said cannot be learnt from a documentary. “We will talk again one day,” says Torvanen. “When we have something to say.”',
      '在峡谷联赛，两队两周内就会再次相遇，习惯很快被看穿。沉默还有第二个用处：没说出口的话，纪录片里学不到。“总有一天我们会重新开口，”托尔瓦宁说，“等我们有话可说。”',
      'En la Rift League, donde los equipos vuelven a verse en dos semanas, las costumbres se leen deprisa. Allí el silencio tiene un segundo uso: lo que no se dice no se aprende en un documental. «Algún día volveremos a hablar», dice Torvanen. «Cuando tengamos algo que decir.»',
    ),
  ],
};
