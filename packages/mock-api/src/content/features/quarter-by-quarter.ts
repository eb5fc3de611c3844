import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const quarterByQuarter: Feature = {
  id: 'ar-quarter-by-quarter',
  sport: 'basketball',
  board: 'GUIDES',
  author: 'laurent',
  match: { of: 'te-usa-b1', which: 'finished' },
  title: localize(
    'A quarter at a time: how to read a basketball total',
    '一节一节看：怎样读懂篮球大小分',
    'De cuarto en cuarto: cómo leer un total de baloncesto',
  ),
  section: [
    text(
      'Forty points in a quarter look like a storm and are often only weather. Basketball scores jump about so much in the short run that the best help for a reader is a slow one: cut the match into four, and ask of each part what it has to do with the next.',
      '一节拿四十分像一场风暴，其实常常只是天气。篮球比分短期内起伏极大，读比赛最好的办法是放慢：把一场球切成四段，逐段问它和下一段有什么关系。',
      'Cuarenta puntos en un cuarto parecen una tormenta y a menudo son solo el tiempo que hace. Los marcadores de baloncesto saltan tanto a corto plazo que la mejor ayuda para quien lee es ir despacio: corta el partido en cuatro y pregunta a cada parte qué tiene que ver con la siguiente.',
    ),
    heading('What carries over', '什么会延续', 'Lo que se arrastra'),
    points(
      [
        'Pace does: a fast first quarter makes a fast second one likely.',
        '节奏会：首节快，次节多半也快。',
        'El ritmo sí: un primer cuarto rápido hace probable un segundo rápido.',
      ],
      [
        'Fouls do: a centre with three of them plays softer, or sits.',
        '犯规会：背着三犯的中锋会变软，或者坐下。',
        'Las faltas sí: un pívot con tres juega más blando o se sienta.',
      ],
      [
        'Three-pointers hardly do. A hot hand cools to its average sooner than a crowd believes.',
        '三分几乎不会。手感回到平均值的速度，比观众以为的快。',
        'Los triples casi nada. Una mano caliente se enfría hasta su media antes de lo que cree la grada.',
      ],
    ),
    heading('Reading a total that moves', '看懂移动的大小分', 'Leer un total que se mueve'),
    text(
      'Start with the line before the match and divide it by four. After each quarter compare, and take away half of the difference: the other half is luck, more or less. If the live line has moved by all of it, the market is more excited than you are.',
      '先把赛前盘口除以四。每节结束后比较差值，然后只取一半，另一半大致是运气。如果即时盘把差值全数计入，说明市场比你更激动。',
      'Empieza por la línea de antes del partido y divídela entre cuatro. Tras cada cuarto, compara y quita la mitad de la diferencia: la otra mitad es suerte, más o menos. Si la línea en directo se ha movido por entero, el mercado está más nervioso que tú.',
    ),
    MATCH,
    text(
      'The last quarter is a sport of its own. With a lead of twelve the ball is held and the clock runs; with a lead of three it is stopped every few seconds by fouls, and points rain at the line. The same score can mean a quiet end or forty more points. Look at the margin before you look at the total.',
      '第四节是另一项运动。领先十二分，控球磨时间；领先三分，每隔几秒就因犯规停表，罚球像下雨。同样的比分，可能安静收场，也可能再添四十分。先看分差，再看总分。',
      'El último cuarto es un deporte aparte. Con doce de ventaja se retiene el balón y corre el reloj; con tres, las faltas lo paran cada pocos segundos y llueven puntos desde la línea. El mismo marcador puede significar un final tranquilo o cuarenta puntos más. Mira la diferencia antes de mirar el total.',
    ),
  ],
};
