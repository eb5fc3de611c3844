import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const bestOf: Feature = {
  id: 'ar-best-of',
  sport: 'esports',
  board: 'GUIDES',
  author: 'hale',
  match: { of: 'te-rl-7', which: 'upcoming' },
  title: localize(
    'Best of one, three or five: what length does to a price',
    '一局、三局还是五局：长度如何影响赔率',
    'Al mejor de uno, de tres o de cinco: lo que la longitud le hace a una cuota',
  ),
  section: [
    text(
      'Suppose one side wins a single map six times out of ten. In a best of one it is a favourite at sixty per cent, and that is that. In a best of three it is at sixty-five, in a best of five at sixty-eight. Nothing about the teams has changed, only the length of the question.',
      '假设一支队伍单图胜率是六成。一局定胜负，它就是 60% 的热门；三局两胜，变成 65%；五局三胜，变成 68%。队伍没有任何变化，变的只是问题的长度。',
      'Supón que un equipo gana un mapa suelto seis veces de cada diez. Al mejor de uno es favorito con un sesenta por ciento, y ya está. Al mejor de tres sube al sesenta y cinco; al mejor de cinco, al sesenta y ocho. En los equipos no ha cambiado nada, solo la longitud de la pregunta.',
    ),
    heading(
      'Why longer is kinder to the favourite',
      '为什么越长对热门越友善',
      'Por qué lo largo favorece al favorito',
    ),
    text(
      'A short series is a coin with a slight bend. The more often you throw it, the surer the bend shows. That is why group stages in best of one bring surprises, and finals in best of five seldom do, and why the same two teams can carry quite different prices within a month.',
      '短系列赛像一枚略微弯曲的硬币，抛得越多，弯曲越明显。所以一局制的小组赛常出冷门，五局制的决赛很少；同样两支队伍，一个月内赔率可能相差很多。',
      'Una serie corta es una moneda algo trucada. Cuantas más veces la lanzas, más se nota el truco. Por eso las fases de grupos al mejor de uno traen sorpresas y las finales al mejor de cinco casi nunca, y por eso los mismos dos equipos pueden llevar cuotas muy distintas en un mes.',
    ),
    points(
      [
        'Look at the format first: it stands on the page of each match.',
        '先看赛制：每场比赛的页面上都有。',
        'Mira primero el formato: está en la página de cada partido.',
      ],
      [
        'The veto matters most in a best of one, where a single map is left.',
        '一局制里禁图最重要，因为只剩一张图。',
        'El veto importa sobre todo al mejor de uno, cuando queda un solo mapa.',
      ],
      [
        'Depth matters most in a best of five: whoever has three good maps runs out of them.',
        '五局制里深度最重要：只有三张强图的队伍会用完。',
        'El fondo de armario importa sobre todo al mejor de cinco: a quien tiene tres mapas buenos se le acaban.',
      ],
    ),
    MATCH,
    text(
      'One caution. The sum above assumes that all maps are alike and nobody tires. Real series have a memory: a side that loses the first map late often loses the second early. If you must remember one number, remember that a best of three moves sixty to sixty-five, and no further.',
      '提醒一句：上面的算法假设各图相同、无人疲劳。真实的系列赛有记忆，首图惜败的队伍，次图往往崩得更早。如果只记一个数：三局两胜把 60% 变成 65%，仅此而已。',
      'Una advertencia. La cuenta anterior supone que todos los mapas son iguales y que nadie se cansa. Las series reales tienen memoria: quien pierde el primer mapa tarde suele perder el segundo pronto. Si tienes que quedarte con un número, que sea este: al mejor de tres, sesenta se convierte en sesenta y cinco, y no más.',
    ),
  ],
};
