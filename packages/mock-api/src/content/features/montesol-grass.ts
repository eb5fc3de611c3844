import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const montesolGrass: Feature = {
  id: 'ar-montesol-grass',
  sport: 'football',
  board: 'NEWS',
  author: 'okonjo',
  match: { of: 'te-esp-2', which: 'upcoming' },
  title: localize(
    'The woman who grows Montesol’s pitch',
    '为蒙特索尔种草的女人',
    'La mujer que cultiva el césped de Montesol',
  ),
  section: [
    text(
      'At five in the morning the stadium of Atlético Montesol belongs to one person and forty lamps. Inés Caldarrey walks the halfway line in socks, because boots lie: “With my feet I know how much water is down there.” She has been head of grounds for fourteen seasons and has seen more coaches go than mowers.',
      '清晨五点，蒙特索尔竞技的球场只属于一个人和四十盏灯。伊内斯·卡尔达雷伊穿着袜子走在中线上，因为靴子会说谎：“用脚我就知道下面有多少水。”她担任场地主管十四个赛季，送走的教练比割草机还多。',
      'A las cinco de la mañana, el estadio del Atlético Montesol es de una persona y de cuarenta lámparas. Inés Caldarrey recorre la línea de medio campo en calcetines, porque las botas mienten: «Con los pies sé cuánta agua hay ahí abajo». Lleva catorce temporadas como jefa de campo y ha visto irse más entrenadores que cortacéspedes.',
    ),
    heading('Twenty-two millimetres', '二十二毫米', 'Veintidós milímetros'),
    text(
      'The length of the grass is the only tactical decision that nobody discusses on television. Montesol keep it at twenty-two millimetres in winter and two less from April on, when the ball should run. A visiting side that presses high has once found twenty-four. “The growth was very good that week,” says Caldarrey, and looks at the sky.',
      '草的长度是唯一不会在电视上讨论的战术决定。蒙特索尔冬季留二十二毫米，四月起短两毫米，让球跑得更快。有一次，一支喜欢高位逼抢的客队遇到了二十四毫米。“那周长势特别好。”卡尔达雷伊说着，抬头看天。',
      'La altura de la hierba es la única decisión táctica de la que nadie habla en la televisión. Montesol la deja en veintidós milímetros en invierno y dos menos desde abril, cuando el balón debe correr. Un visitante de presión alta se encontró una vez con veinticuatro. «Esa semana creció muy bien», dice Caldarrey, y mira al cielo.',
    ),
    points(
      [
        'Eight kilometres behind the mower for every match.',
        '每场比赛，她要跟在割草机后面走八公里。',
        'Ocho kilómetros detrás del cortacésped por partido.',
      ],
      [
        'Lamps follow the shadow of the main stand: the south corner gets nine hours a day.',
        '补光灯追着主看台的影子走：南角每天照九小时。',
        'Las lámparas siguen la sombra de la tribuna: el córner sur recibe nueve horas al día.',
      ],
      [
        'Divots are repaired by hand, by whoever lost the weekly quiz in the canteen.',
        '草皮破损全部手工修补，由食堂每周问答的输家完成。',
        'Las chuletas se reparan a mano; lo hace quien perdió el concurso semanal del comedor.',
      ],
    ),
    MATCH,
    text(
      'In summer the club thought about a hybrid surface and asked the players. They voted for her. There is a note on the door of the shed, written by a captain who has long retired: “Thank you for the ground under us.” She says it is the only prize that she dusts.',
      '夏天，俱乐部考虑改用混合草皮，征求球员意见，他们投票选择了她。工具房门上贴着一张纸条，是一位早已退役的队长写的：“谢谢你给我们脚下的这片地。”她说，这是唯一一件她会擦灰的奖品。',
      'En verano el club pensó en una superficie híbrida y preguntó a los jugadores. Votaron por ella. En la puerta de la caseta hay una nota de un capitán retirado hace mucho: «Gracias por el suelo que pisamos». Dice que es el único premio al que le quita el polvo.',
    ),
  ],
};
