import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const silkRoad: Feature = {
  id: 'ar-silk-road',
  sport: 'basketball',
  board: 'ANALYTICS',
  author: 'laurent',
  match: { of: 'te-chn-b1', which: 'upcoming' },
  title: localize(
    'Silk Road: who arrives tired?',
    '丝路联赛：谁到的时候最累？',
    'Silk Road: ¿quién llega cansado?',
  ),
  section: [
    text(
      'The Silk Road Basketball League has earned its name: between its two most distant halls lie more than three thousand kilometres and, in winter, two changes of aircraft. We laid the fixture list over the timetable and asked a plain question. Who arrives tired?',
      '丝路篮球联赛名副其实：最远的两座球馆相隔三千多公里，冬天要转两次机。我们把赛程表和航班时刻叠在一起，问了一个朴素的问题：谁到的时候最累？',
      'La Silk Road Basketball League se ha ganado el nombre: entre sus dos pabellones más lejanos hay más de tres mil kilómetros y, en invierno, dos transbordos de avión. Pusimos el calendario sobre los horarios e hicimos una pregunta sencilla. ¿Quién llega cansado?',
    ),
    heading('Rest is not shared out evenly', '休息并不平均', 'El descanso no se reparte por igual'),
    points(
      [
        'Three rounds a week leave one day between matches, and for a team on the road that day is spent in airports.',
        '一周三轮，两场之间只隔一天，客队的这一天多半花在机场。',
        'Tres jornadas por semana dejan un día entre partidos, y para un equipo de viaje ese día se pasa en aeropuertos.',
      ],
      [
        'Clubs on the coast travel by train and sleep at home more often.',
        '沿海球队坐火车，在家睡的夜晚更多。',
        'Los clubes de la costa viajan en tren y duermen más en casa.',
      ],
      [
        'The longest journeys are in the weeks before the new year.',
        '最长的旅程集中在新年前几周。',
        'Los viajes más largos caen en las semanas previas al año nuevo.',
      ],
    ),
    text(
      'Qingwan Anchors have answered with logistics. They fly out right after the match, at midnight, and sleep late in the next town instead of rising early in the last one. Their manager, Wen Shaolan, keeps a table of pillows: which hotel has the good ones, and who needs two.',
      '青湾船锚队用后勤回答：赛后午夜直接起飞，在下一座城市睡到自然醒，而不是在上一座城市早起。领队闻绍岚有一张“枕头表”：哪家酒店的枕头好，谁需要两只。',
      'Qingwan Anchors ha respondido con logística. Vuela justo después del partido, a medianoche, y duerme hasta tarde en la ciudad siguiente en vez de madrugar en la anterior. Su delegada, Wen Shaolan, lleva una tabla de almohadas: qué hotel tiene las buenas y quién necesita dos.',
    ),
    MATCH,
    heading('Where it shows', '在哪里看得出来', 'Dónde se nota'),
    text(
      'Not in the first quarter: everybody is awake then. Tiredness shows in the last six minutes, in free throws that are short and in help that comes half a step late. If you compare two sides by form alone, add one column of your own: nights at home since the last match.',
      '不在首节，那时人人都清醒。疲劳出现在最后六分钟：罚球偏短，协防慢半步。如果只按战绩比较两队，请自己加一列：上一场之后在家睡了几晚。',
      'En el primer cuarto no: entonces todos están despiertos. El cansancio se nota en los últimos seis minutos, en tiros libres que se quedan cortos y en ayudas que llegan medio paso tarde. Si comparas dos equipos solo por su forma, añade una columna tuya: noches en casa desde el último partido.',
    ),
  ],
};
