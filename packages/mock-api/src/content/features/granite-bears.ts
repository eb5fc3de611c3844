import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const graniteBears: Feature = {
  id: 'ar-granite-bears',
  sport: 'basketball',
  board: 'INTERVIEW',
  author: 'laurent',
  match: { of: 'te-usa-b3', which: 'finished' },
  title: localize(
    '“The second night begins on the first”: the Bears’ doctor',
    '“第二晚从第一晚开始”：专访巨熊队医',
    '«La segunda noche empieza en la primera»: el médico de los Bears',
  ),
  section: [
    text(
      'Henrik Vasholm counts hours of sleep the way others count rebounds. He is head of medicine at the Granite Bears, and twice a week during the season he loses an argument with the calendar. We met him in the corridor of an airport, beside a foam roller and eleven very tall men.',
      '亨里克·瓦斯霍尔姆数睡眠时长，就像别人数篮板。他是花岗巨熊的医疗主管，赛季里每周都要和赛程表吵输两次。我们在机场走廊见到他，旁边是一只泡沫轴和十一个大个子。',
      'Henrik Vasholm cuenta horas de sueño como otros cuentan rebotes. Es el jefe médico de los Granite Bears, y dos veces por semana, en temporada, pierde una discusión con el calendario. Lo encontramos en el pasillo de un aeropuerto, junto a un rodillo de espuma y once hombres muy altos.',
    ),
    heading(
      '“The second night begins on the first”',
      '“第二晚从第一晚开始”',
      '«La segunda noche empieza en la primera»',
    ),
    text(
      '“When we play on two nights running, the work is between the last whistle and one o’clock. Shower cold, eat within forty minutes, no screens on the bus. The players hated the last one until they saw their own numbers. Now they police each other.”',
      '“背靠背时，真正的工作在终场哨到凌晨一点之间：冷水澡，四十分钟内吃饭，大巴上不看屏幕。最后一条球员起初很抗拒，直到看见自己的数据。现在他们互相监督。”',
      '«Cuando jugamos dos noches seguidas, el trabajo está entre el último pitido y la una. Ducha fría, cenar antes de cuarenta minutos, nada de pantallas en el autobús. Lo último lo odiaban, hasta que vieron sus propios números. Ahora se vigilan entre ellos.»',
    ),
    heading('“Minutes are medicine”', '“上场时间就是药”', '«Los minutos son medicina»'),
    points(
      [
        'Nobody over thirty plays more than thirty minutes on the first of two nights.',
        '三十岁以上的球员，背靠背首战不超过三十分钟。',
        'Nadie de más de treinta años juega más de treinta minutos la primera de dos noches.',
      ],
      [
        'Whoever sat the longest warms up the longest.',
        '坐得最久的人，热身也最久。',
        'Quien más rato ha estado sentado es quien más calienta.',
      ],
      [
        'An ankle that is “fine” is looked at twice.',
        '说“没事”的脚踝，要检查两遍。',
        'Un tobillo que «está bien» se mira dos veces.',
      ],
    ),
    MATCH,
    text(
      'Does the coach always listen? “He always listens and sometimes obeys. In the last four minutes I am a spectator like you.” And what does a doctor watch during a match? “Feet. If the left heel lands a little late, I already know what we will be talking about at breakfast.”',
      '主教练总会听吗？“他总是听，有时照做。最后四分钟我和你一样是观众。”队医看比赛看什么？“看脚。左脚跟落地慢一点点，我就知道明天早餐要谈什么了。”',
      '¿El entrenador siempre escucha? «Siempre escucha y a veces obedece. En los últimos cuatro minutos soy un espectador como tú.» ¿Y qué mira un médico durante un partido? «Los pies. Si el talón izquierdo llega un poco tarde, ya sé de qué hablaremos en el desayuno.»',
    ),
  ],
};
