import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const blackmereAcademy: Feature = {
  id: 'ar-blackmere-academy',
  sport: 'football',
  board: 'INTERVIEW',
  author: 'solheim',
  match: { of: 'te-eng-1', which: 'finished' },
  title: localize(
    '“We sign the parents first”: inside Blackmere’s academy',
    '“我们先签家长”：走进黑湖联青训',
    '«Primero fichamos a los padres»: la cantera de Blackmere por dentro',
  ),
  section: [
    text(
      'The office of Teodora Prill has no trophies in it. There is a kettle, a wall of school reports, and a window on a small pitch where the under-twelves of Blackmere United are learning to lose the ball on purpose. She has run the academy for nine years. We asked her what she is waiting for.',
      '特奥多拉·普里尔的办公室里没有奖杯，只有一把水壶、一墙成绩单，窗外是一块小场地，黑湖联十二岁以下的孩子正在练习“故意丢球”。她执掌青训九年。我们问她：你在等什么？',
      'En el despacho de Teodora Prill no hay trofeos. Hay un hervidor, una pared de boletines de notas y una ventana a un campo pequeño donde los menores de doce años de Blackmere United aprenden a perder el balón a propósito. Dirige la cantera desde hace nueve años. Le preguntamos a qué espera.',
    ),
    heading('“We sign the parents first”', '“我们先签家长”', '«Primero fichamos a los padres»'),
    text(
      '“A child of eleven plays twice a week with us and eats twenty times a week at home. If the kitchen table says that winning on Sunday is everything, I can say what I like. So the first contract is a long conversation, and it is not about football.”',
      '“十一岁的孩子一周在我们这里踢两次球，在家吃二十顿饭。如果餐桌上说周日赢球就是一切，我说什么都没用。所以第一份合同是一次长谈，谈的不是足球。”',
      '«Un niño de once años juega con nosotros dos veces por semana y come en casa veinte. Si en la mesa de la cocina se dice que ganar el domingo lo es todo, ya puedo decir yo lo que quiera. Así que el primer contrato es una conversación larga, y no trata de fútbol.»',
    ),
    heading(
      '“Small players get the big pitch”',
      '“矮个子去大场地”',
      '«A los bajos, el campo grande»',
    ),
    text(
      '“We turn it round. The tall ones train in a cage, where height is no use, and the small ones on the full field, where they must learn to see far. By fifteen they have caught up with each other, and both can do the thing that nature did not give them.”',
      '“我们反着来：高个子在笼式场地训练，身高派不上用场；矮个子在标准场地训练，必须学会看得远。到十五岁，他们彼此追平，而且都掌握了天生没有的本事。”',
      '«Le damos la vuelta. Los altos entrenan en una jaula, donde la estatura no sirve de nada, y los bajos en el campo entero, donde tienen que aprender a ver lejos. A los quince años se han alcanzado, y todos saben hacer lo que la naturaleza no les dio.»',
    ),
    points(
      [
        'No league tables before the age of thirteen, not even on the wall.',
        '十三岁以前没有积分榜，连墙上也不贴。',
        'Nada de clasificaciones antes de los trece años, ni siquiera en la pared.',
      ],
      [
        'Every player referees one match a month.',
        '每名球员每月执法一场比赛。',
        'Cada jugador arbitra un partido al mes.',
      ],
      [
        'Whoever fails an exam trains with the team and does not play: “otherwise it is a reward”.',
        '考试不及格的照常训练，但不上场：“否则就成了奖励。”',
        'Quien suspende un examen entrena con el equipo y no juega: «si no, sería un premio».',
      ],
    ),
    MATCH,
    heading(
      '“Patience is a budget”',
      '“耐心是一笔预算”',
      '«La paciencia es una partida del presupuesto»',
    ),
    text(
      '“People talk of patience as if it were a virtue. It is a line in the accounts. Somebody has to pay for the three years in which a good player is not yet a good player. Here they do. When one of ours walks out on a Saturday, I do not watch the ball. I watch what he does when a colleague makes a mistake.”',
      '“人们说耐心是美德，其实它是账本上的一行。一个好苗子还没成为好球员的那三年，总得有人付钱，这里有人付。周六有我们的孩子首发时，我不看球，我看队友失误时他做什么。”',
      '«La gente habla de la paciencia como si fuera una virtud. Es una línea en las cuentas. Alguien tiene que pagar los tres años en los que un buen jugador aún no lo es. Aquí se pagan. Cuando uno de los nuestros sale un sábado, no miro el balón. Miro qué hace cuando un compañero falla.»',
    ),
  ],
};
