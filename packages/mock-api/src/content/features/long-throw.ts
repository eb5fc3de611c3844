import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const longThrow: Feature = {
  id: 'ar-long-throw',
  sport: 'football',
  board: 'ANALYTICS',
  author: 'okonjo',
  match: { of: 'te-eng-12', which: 'finished' },
  title: localize(
    'Harbour Vale and the nine-second throw-in',
    '港湾谷与九秒界外球',
    'Harbour Vale y el saque de banda de nueve segundos',
  ),
  section: [
    text(
      'There are eleven people at Harbour Vale who own a stopwatch, and on Thursdays all of them time the same thing: how long it takes from the ball crossing the touchline until it is in the air again. The target is nine seconds. Below it, the analysts say, a throw-in is a free kick that nobody has to earn.',
      '港湾谷有十一个人随身带着秒表，每到周四，他们都在计同一件事：球出边线到再次飞起需要多久。目标是九秒。分析师说，低于九秒，界外球就是一个不用别人犯规就能得到的任意球。',
      'En Harbour Vale hay once personas con cronómetro, y los jueves todas miden lo mismo: cuánto pasa desde que el balón cruza la línea de banda hasta que vuelve a estar en el aire. El objetivo son nueve segundos. Por debajo, dicen los analistas, un saque de banda es una falta que nadie ha tenido que ganarse.',
    ),
    heading(
      'Why a throw is worth more than it looks',
      '界外球为什么比看上去更值钱',
      'Por qué un saque vale más de lo que parece',
    ),
    points(
      [
        'There is no offside from a throw-in, so the last line may start anywhere.',
        '界外球没有越位，最前面的人可以站在任何地方。',
        'En un saque de banda no hay fuera de juego, así que la última línea puede empezar donde quiera.',
      ],
      [
        'A defence that is talking to the referee is not looking at its man.',
        '正在和裁判理论的防线，不会盯着自己的人。',
        'Una defensa que está hablando con el árbitro no está mirando a su hombre.',
      ],
      [
        'The second ball matters more than the first: two of Vale’s players never jump, they only wait.',
        '第二落点比第一落点重要：港湾谷有两名球员从不起跳，只负责等球。',
        'El segundo balón importa más que el primero: dos jugadores de Harbour Vale nunca saltan, solo esperan.',
      ],
    ),
    text(
      'The specialist coach, Oda Lindqvarn, came from handball and brought a sentence with her: “Do not aim at a head, aim at a mess.” Her drawings show no arrows for the thrower’s team, only shaded zones in which three shirts have to be when the ball comes down.',
      '专项教练奥达·林德克瓦恩出身手球，她带来一句话：“别瞄准谁的头，要瞄准混乱。”她的战术图上没有箭头，只有几块阴影区，球落下时必须有三件自家球衣在里面。',
      'La entrenadora especialista, Oda Lindqvarn, viene del balonmano y trajo una frase: «No apuntes a una cabeza, apunta a un lío». En sus dibujos no hay flechas para el equipo que saca, solo zonas sombreadas en las que tiene que haber tres camisetas cuando el balón cae.',
    ),
    MATCH,
    heading('What it does to the numbers', '数字会怎样变化', 'Qué les hace a los números'),
    text(
      'Models that count shots from open play underrate a side like this, and prices follow models. That is not advice, only a reminder that a model knows nothing but what it was fed. Watch the first throw near the corner flag: if five players stroll up, you are looking at a rehearsed one.',
      '只统计运动战射门的模型会低估这样的球队，而赔率往往跟着模型走。这不是投注建议，只是提醒：数字只知道人们喂给它的东西。留意角旗附近的第一个界外球，如果有五个人慢悠悠走上前，那一定是练过的。',
      'Los modelos que cuentan tiros en juego infravaloran a un equipo así, y las cuotas siguen a los modelos. No es un consejo, solo un recordatorio de que un modelo no sabe más que lo que le han dado. Fíjate en el primer saque cerca del banderín: si suben cinco jugadores paseando, estás viendo uno ensayado.',
    ),
  ],
};
