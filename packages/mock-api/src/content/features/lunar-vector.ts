import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const lunarVector: Feature = {
  id: 'ar-lunar-vector',
  sport: 'esports',
  board: 'ANALYTICS',
  author: 'hale',
  match: { of: 'te-dota-1', which: 'finished' },
  title: localize(
    'The first ten minutes in Lunar Vector’s notebook',
    '月影矢量笔记本里的前十分钟',
    'Los diez primeros minutos, en el cuaderno de Lunar Vector',
  ),
  section: [
    text(
      'The notebook of Lunar Vector has a black cover and no name on it. It travels in the coach’s hand luggage, and it holds the first ten minutes of every match that the team has played in the Ancients League: who went where, what was bought, which ward was seen. Minute eleven is in no book.',
      '月影矢量有一本黑色封面、没有名字的笔记本。它放在教练的随身行李里，记录着队伍在远古联赛每场比赛的前十分钟：谁去了哪里，买了什么，哪个眼被看见。第十一分钟从不入册。',
      'El cuaderno de Lunar Vector tiene tapas negras y ningún nombre. Viaja en el equipaje de mano del entrenador y guarda los diez primeros minutos de cada partido que el equipo ha jugado en la Ancients League: quién fue adónde, qué se compró, qué centinela se vio. El minuto once no está en ningún cuaderno.',
    ),
    heading(
      'Ten minutes that can be learnt',
      '可以学会的十分钟',
      'Diez minutos que se pueden aprender',
    ),
    text(
      '“After that it is a different game every time,” says assistant coach Adaeze Bruhn. “Before that it is chess.” So the openings are practised like openings: twelve of them, each named after a street in her home town, each with a way out if the other side has read it.',
      '“之后每局都是新游戏，”助理教练阿代兹·布鲁恩说，“之前是国际象棋。”于是开局就按开局来练：一共十二套，每套以她家乡的一条街命名，每套都有被识破后的退路。',
      '«Después, cada vez es un juego distinto», dice la segunda entrenadora, Adaeze Bruhn. «Antes, es ajedrez.» Así que las aperturas se ensayan como aperturas: doce, cada una con el nombre de una calle de su ciudad y con una salida por si el rival la ha leído.',
    ),
    points(
      [
        'Lanes are fixed two days before, supports only at the door.',
        '分路提前两天定下，辅助到门口才定。',
        'Las líneas se fijan dos días antes; los apoyos, en la puerta.',
      ],
      [
        'The first death is written down with its reason, not with its culprit.',
        '首次阵亡要写明原因，不写是谁的错。',
        'La primera muerte se apunta con su motivo, no con su culpable.',
      ],
      [
        'A street that has failed three times is renamed and rebuilt.',
        '失败三次的“街”，改名重建。',
        'Una calle que ha fallado tres veces cambia de nombre y se reconstruye.',
      ],
    ),
    MATCH,
    heading('What the market sees', '市场看到什么', 'Lo que ve el mercado'),
    text(
      'Live prices in this game react to gold, and gold is late: a good opening shows on the map before it shows in the ledger. That gap closes within minutes, and nobody should stake on having seen it. But as a way to watch it is worth a try. Cover the score, look at the lanes, and guess who is ahead.',
      '这个项目的即时赔率跟着经济走，而经济是滞后的：好开局先出现在地图上，后出现在账本里。这个空档几分钟就会合上，谁也不该为“看出来了”而下注。但作为观赛方法值得一试：遮住比分，只看线上，猜猜谁领先。',
      'Las cuotas en directo de este juego reaccionan al oro, y el oro llega tarde: una buena apertura se ve en el mapa antes que en la contabilidad. Esa brecha se cierra en minutos, y nadie debería apostar por haberla visto. Pero como forma de mirar merece la pena. Tapa el marcador, observa las líneas y adivina quién va ganando.',
    ),
  ],
};
