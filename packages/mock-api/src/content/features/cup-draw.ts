import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const cupDraw: Feature = {
  id: 'ar-cup-draw',
  sport: 'football',
  board: 'GUIDES',
  author: 'solheim',
  match: { of: 'to-engcup', which: 'upcoming' },
  title: localize(
    'What a cup draw does to a favourite',
    '杯赛抽签如何改变热门',
    'Lo que un sorteo de copa le hace al favorito',
  ),
  section: [
    text(
      'A cup tie is not a short league. One match, no second leg, no table to lean on: the Crown Cup rewards a kind of team that a long season punishes. If you read cup prices as you read Saturday’s, you will be surprised in the same way every year.',
      '杯赛不是缩短的联赛。一场定胜负，没有次回合，没有积分榜可以依靠：王冠杯奖励的，往往是漫长赛季里吃亏的那类球队。若用看周六联赛的方式看杯赛赔率，每年都会以同样的方式吃惊。',
      'Una eliminatoria no es una liga corta. Un partido, sin vuelta y sin tabla en la que apoyarse: la Crown Cup premia a un tipo de equipo al que una temporada larga castiga. Si lees las cuotas de copa como las del sábado, te llevarás la misma sorpresa todos los años.',
    ),
    heading('Three things a draw changes', '抽签改变的三件事', 'Tres cosas que cambia un sorteo'),
    points(
      [
        'Rotation: a big club rests half its side, and the price moves only when the team sheet is out.',
        '轮换：豪门会让半支球队休息，而赔率要等首发名单公布才动。',
        'Rotaciones: un club grande descansa a medio equipo, y la cuota solo se mueve cuando sale la alineación.',
      ],
      [
        'A draw after ninety minutes is not a result but a door, with extra time and penalties behind it.',
        '九十分钟打平不是结果，而是一扇门，后面是加时和点球。',
        'Un empate a los noventa minutos no es un resultado sino una puerta, con la prórroga y los penaltis detrás.',
      ],
      [
        'Motivation is real, though nobody can measure it. Small grounds sell out for a cup evening in November.',
        '斗志确实存在，只是没人量得出来。十一月的杯赛夜，小球场也会满座。',
        'La motivación existe, aunque nadie pueda medirla. Los campos pequeños se llenan una noche de copa de noviembre.',
      ],
    ),
    heading('How to read the two-way price', '怎样看两项盘', 'Cómo leer la cuota de dos opciones'),
    text(
      'The Asian price that Touchline shows has two sides and no draw. In a league match a draw returns the stake. In a cup, look at what the bookmaker settles on: ninety minutes, or who goes through. Two pages of small print hide more value than any form table.',
      'Touchline 显示的亚洲盘只有主客两侧，没有平局。联赛打平，退还本金；杯赛则要看博彩公司按什么结算：九十分钟，还是最终晋级。那两页小字里的价值，比任何战绩表都多。',
      'La cuota asiática que muestra Touchline tiene dos lados y ningún empate. En un partido de liga, el empate devuelve lo apostado. En copa, mira qué liquida la casa: los noventa minutos o quién pasa. Dos páginas de letra pequeña esconden más valor que cualquier tabla de forma.',
    ),
    MATCH,
    text(
      'And to be honest: in a single match the better side often loses. That is the reason for cups, and a reason to stake less on them, not more.',
      '最后说句实话：单场比赛里，强队常常会输。这正是杯赛存在的理由，也是少投而不是多投的理由。',
      'Y para ser sinceros: en un solo partido el mejor pierde a menudo. Esa es la razón de ser de las copas, y una razón para apostar menos en ellas, no más.',
    ),
  ],
};
