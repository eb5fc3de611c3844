import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const nordhafenWind: Feature = {
  id: 'ar-nordhafen-wind',
  sport: 'football',
  board: 'ANALYTICS',
  author: 'okonjo',
  match: { of: 'te-ger-3', which: 'upcoming' },
  title: localize(
    'Playing the wind: why FC Nordhafen watch the cranes',
    '与风为伍：北港为何要看吊车',
    'Jugar con el viento: por qué el FC Nordhafen mira las grúas',
  ),
  section: [
    text(
      'Captains who win the toss at FC Nordhafen have a strange habit: they look at the cranes. When the yellow one across the harbour has swung its arm to the left, they take the dock end first. We spent three weeks with wind records to find out whether the cranes are right.',
      '在北港主场赢得挑边的队长有个怪习惯：先看起重机。如果港口对岸那台黄色吊车的臂转向左边，他们就先攻码头一侧。我们花三周翻查风速记录，想知道吊车说得对不对。',
      'Los capitanes que ganan el sorteo en el FC Nordhafen tienen una costumbre extraña: miran las grúas. Cuando la amarilla, al otro lado del puerto, ha girado el brazo a la izquierda, eligen primero el fondo de los muelles. Hemos pasado tres semanas con registros de viento para averiguar si las grúas tienen razón.',
    ),
    heading(
      'What the wind does to a ball',
      '风对球做了什么',
      'Lo que el viento le hace a un balón',
    ),
    points(
      [
        'A goal kick into a fresh breeze lands some eight metres shorter.',
        '逆着清劲风开球门球，落点近约八米。',
        'Un saque de puerta contra una brisa fresca cae unos ocho metros antes.',
      ],
      [
        'Crosses from the left hang, crosses from the right die: full-backs change their starting positions at half-time.',
        '左路传中会飘，右路传中会坠：边后卫中场休息后要换起始位置。',
        'Los centros desde la izquierda flotan y los de la derecha mueren: los laterales cambian su posición de partida al descanso.',
      ],
      [
        'Shots from outside the box are rarer with the wind than against it. Players trust it less than they should.',
        '顺风时禁区外远射反而比逆风时少，球员对风的信任不够。',
        'Los tiros lejanos son más raros a favor del viento que en contra. Los jugadores se fían de él menos de lo que deberían.',
      ],
    ),
    text(
      'The harbour funnels air between two warehouses and across one corner flag. That makes the ground a half with two different sports in it. Nordhafen’s assistant coach, Joris Empel, plans the second one first: he wants fresh legs for the part in which the ball has to be carried.',
      '港口的风从两座仓库之间穿过，正好扫过一面角旗，于是上下半场像两项不同的运动。助理教练约里斯·恩佩尔先安排第二项：需要带球推进的那半场，他要留体力。',
      'El puerto encauza el aire entre dos almacenes y sobre un banderín de córner. Eso hace del campo un sitio con dos deportes distintos. El segundo entrenador de Nordhafen, Joris Empel, planea primero el segundo: quiere piernas frescas para la parte en la que hay que llevar el balón.',
    ),
    MATCH,
    heading('And for those who read prices', '对看赔率的人来说', 'Y para quien lee cuotas'),
    text(
      'Weather reaches a price slowly. The forecast on Friday is in it, the gust at four in the afternoon is not. Live prices at windy grounds move more in the quarter of an hour after half-time than anywhere else in our sample, which is what you would expect when two teams change sports.',
      '天气进入赔率的速度很慢：周五的预报已在其中，下午四点的一阵风不在。在我们的样本里，多风球场的即时赔率在下半场开场一刻钟内波动最大。两队换了一项运动，本该如此。',
      'El tiempo llega despacio a una cuota. La previsión del viernes está dentro; la racha de las cuatro de la tarde, no. En los campos con viento, las cuotas en directo se mueven más en el cuarto de hora posterior al descanso que en ningún otro momento de nuestra muestra, lo que cabe esperar cuando dos equipos cambian de deporte.',
    ),
  ],
};
