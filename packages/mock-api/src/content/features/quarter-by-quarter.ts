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
  ),
  section: [
    text(
      'Forty points in a quarter look like a storm and are often only weather. Basketball scores jump about so much in the short run that the best help for a reader is a slow one: cut the match into four, and ask of each part what it has to do with the next.',
      '一节拿四十分像一场风暴，其实常常只是天气。篮球比分短期内起伏极大，读比赛最好的办法是放慢：把一场球切成四段，逐段问它和下一段有什么关系。',
    ),
    heading('What carries over', '什么会延续'),
    points(
      [
        'Pace does: a fast first quarter makes a fast second one likely.',
        '节奏会：首节快，次节多半也快。',
      ],
      [
        'Fouls do: a centre with three of them plays softer, or sits.',
        '犯规会：背着三犯的中锋会变软，或者坐下。',
      ],
      [
        'Three-pointers hardly do. A hot hand cools to its average sooner than a crowd believes.',
        '三分几乎不会。手感回到平均值的速度，比观众以为的快。',
      ],
    ),
    heading('Reading a total that moves', '看懂移动的大小分'),
    text(
      'Start with the line before the match and divide it by four. After each quarter compare, and take away half of the difference: the other half is luck, more or less. If the live line has moved by all of it, the market is more excited than you are.',
      '先把赛前盘口除以四。每节结束后比较差值，然后只取一半，另一半大致是运气。如果即时盘把差值全数计入，说明市场比你更激动。',
    ),
    MATCH,
    text(
      'The last quarter is a sport of its own. With a lead of twelve the ball is held and the clock runs; with a lead of three it is stopped every few seconds by fouls, and points rain at the line. The same score can mean a quiet end or forty more points. Look at the margin before you look at the total.',
      '第四节是另一项运动。领先十二分，控球磨时间；领先三分，每隔几秒就因犯规停表，罚球像下雨。同样的比分，可能安静收场，也可能再添四十分。先看分差，再看总分。',
    ),
  ],
};
