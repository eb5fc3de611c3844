import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const bayKings: Feature = {
  id: 'ar-bay-kings',
  sport: 'basketball',
  board: 'NEWS',
  author: 'laurent',
  match: { of: 'te-usa-b1', which: 'upcoming' },
  title: localize(
    'Marlow Bay Kings slow down in order to run',
    '马洛湾国王：慢下来，是为了跑起来',
    'Los Marlow Bay Kings frenan para poder correr',
  ),
  section: [
    text(
      'The loudest sound in the practice hall of the Marlow Bay Kings is a metronome. It clicks at fifty-six beats a minute, slower than a resting heart, and the guards walk the ball up to it. Assistant coach Selma Oduyake calls it “the long breath”. Her players call it other things.',
      '马洛湾国王的训练馆里，最响的是节拍器：每分钟五十六下，比静息心跳还慢，后卫们踩着它把球推过半场。助理教练塞尔玛·奥杜亚克称之为“长呼吸”，球员们的叫法就不好听了。',
      'El ruido más fuerte del pabellón de entrenamiento de los Marlow Bay Kings es el de un metrónomo. Marca cincuenta y seis pulsos por minuto, más lento que un corazón en reposo, y los bases suben el balón andando a su ritmo. La segunda entrenadora, Selma Oduyake, lo llama «la respiración larga». Sus jugadores lo llaman de otras maneras.',
    ),
    heading('Slow first, then very fast', '先慢，再极快', 'Primero despacio, luego muy deprisa'),
    text(
      'The idea is a contrast. For ten seconds nothing happens, on purpose, and defenders begin to stand straight. Then three passes within two seconds, all of them without a dribble. It is the same team that ran before; it only runs later, and against people who have stopped.',
      '关键在反差。前十秒故意什么都不做，防守人开始站直；接着两秒内连续三传，一次运球也没有。还是那支爱跑的球队，只是跑得更晚，面对的是已经停下的人。',
      'La idea es un contraste. Durante diez segundos no pasa nada, a propósito, y los defensores empiezan a erguirse. Después, tres pases en dos segundos, todos sin bote. Es el mismo equipo que antes corría; solo que corre más tarde y contra gente que se ha parado.',
    ),
    points(
      [
        'No shot in the first ten seconds, unless nobody is between the ball and the rim.',
        '前十秒不投篮，除非球和篮筐之间没有人。',
        'Ningún tiro en los diez primeros segundos, salvo que no haya nadie entre el balón y el aro.',
      ],
      [
        'Centres call the time aloud: “six, five, go”.',
        '中锋大声报时：“六、五、走！”',
        'Los pívots cantan el tiempo en voz alta: «seis, cinco, ya».',
      ],
      [
        'Whoever dribbles in the last eight seconds does ten push-ups, the coach included.',
        '最后八秒还在运球的人做十个俯卧撑，教练也不例外。',
        'Quien bote en los últimos ocho segundos hace diez flexiones, entrenador incluido.',
      ],
    ),
    MATCH,
    text(
      'Totals are the first thing to notice such a change. Fewer possessions mean fewer points on both sides, and a line that was right in October can be wrong by a basket in November. “I am not against points,” says Oduyake. “I am against hurry. They are often in the same room, that is all.”',
      '最先感受到变化的是大小分。回合少了，两队得分都会下降，十月还准的盘口，十一月可能就差一个球。“我不反对得分，”奥杜亚克说，“我反对着急，只是它们常常待在同一个房间里。”',
      'Los totales son lo primero que nota un cambio así. Menos posesiones son menos puntos para los dos, y una línea que era buena en octubre puede fallar por una canasta en noviembre. «No estoy en contra de los puntos», dice Oduyake. «Estoy en contra de la prisa. Suelen estar en la misma habitación, eso es todo.»',
    ),
  ],
};
