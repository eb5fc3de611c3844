import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const threeChanges: Feature = {
  id: 'ar-three-changes',
  sport: 'football',
  board: 'NEWS',
  author: 'solheim',
  match: { of: 'te-eng-7', which: 'upcoming' },
  title: localize(
    'Three changes that made Northgate’s midfield',
    '三处调整，成就北门竞技的中场',
    'Tres cambios que han hecho el centro del campo de Northgate',
  ),
  section: [
    text(
      'The training ground at Northgate has a painted line that is on no plan of a football pitch. It runs ten metres inside the opposing half, and since the summer the assistant coach, Ruben Tallis, has asked one thing of his midfielders above all: be on the far side of it when the ball is lost.',
      '北门竞技的训练场上有一条球场平面图里找不到的白线。它画在对方半场内十米处。从夏天起，助理教练鲁本·塔利斯对中场球员只强调一件事：丢球的那一刻，人要在线的另一侧。',
      'El campo de entrenamiento de Northgate tiene una línea pintada que no figura en ningún plano de un campo de fútbol. Está diez metros dentro del campo rival, y desde el verano el segundo entrenador, Ruben Tallis, pide a sus centrocampistas sobre todo una cosa: estar al otro lado de ella cuando se pierde el balón.',
    ),
    heading(
      'A midfield that starts ten metres higher',
      '整条中场前移十米',
      'Un centro del campo que empieza diez metros más arriba',
    ),
    text(
      'The first change is the one you see without numbers. Northgate Athletic moved the double pivot up to the edge of the centre circle, and with it the whole team. Opponents who used to play out now have to play over, and the two centre-backs spend their afternoons winning headers that nobody will remember.',
      '第一处变化不用数据也看得出来：双后腰顶到中圈边缘，全队随之上提。过去习惯从后场传控的对手，现在只能起高球；两名中后卫整个下午都在争顶，而这些头球赛后没人会记得。',
      'El primer cambio es el que se ve sin números. Northgate Athletic subió el doble pivote al borde del círculo central, y con él a todo el equipo. Los rivales que antes salían jugando ahora tienen que salir por alto, y los dos centrales pasan la tarde ganando balones de cabeza que nadie recordará.',
    ),
    points(
      [
        'The nearest three press, the next three close the pass inside, the last four hold the line and nothing else.',
        '离球最近的三人上抢，其后三人封住向内的传球，最后四人只管守住防线。',
        'Los tres más cercanos presionan, los tres siguientes cierran el pase interior y los cuatro últimos sujetan la línea y nada más.',
      ],
      [
        'After six seconds without the ball everybody drops. Tallis calls it “paying the rent”.',
        '六秒内抢不回来，全员回撤。塔利斯管这叫“交房租”。',
        'A los seis segundos sin balón, todos abajo. Tallis lo llama «pagar el alquiler».',
      ],
      [
        'The goalkeeper stands so far out that the ball boys have been moved as well.',
        '门将站得太靠前，连球童的位置都跟着挪了。',
        'El portero juega tan adelantado que también han movido a los recogepelotas.',
      ],
    ),
    heading(
      'Two wingers who defend first',
      '先防守的两名边锋',
      'Dos extremos que primero defienden',
    ),
    text(
      'The second change cost some applause. The wide players start their runs from deep and arrive late, which makes fewer highlights and more overloads. The third is the shortest to describe: corners are now taken short, always, because the staff counted and did not like what the long ones brought.',
      '第二处变化让看台少了些掌声：边路球员从深处启动、后点包抄，精彩镜头少了，局部人数优势多了。第三处最简单：角球一律开短球，因为教练组统计过，长传角球的收益并不理想。',
      'El segundo cambio costó algún aplauso. Los de banda arrancan desde atrás y llegan tarde, lo que da menos jugadas de resumen y más superioridades. El tercero es el más corto de contar: los córneres se sacan ahora en corto, siempre, porque el cuerpo técnico hizo cuentas y no le gustó lo que traían los largos.',
    ),
    MATCH,
    text(
      '“None of it is clever,” says Tallis. “Clever is what you do when you cannot agree on something simple.” Whether it lasts depends on legs more than on ideas: a team that starts ten metres higher has ten metres more to run home.',
      '“没有哪一条算得上高明。”塔利斯说，“只有在简单的事情上谈不拢时，人才需要高明。”能坚持多久，更多取决于双腿而不是想法：起点前移十米，回防就要多跑十米。',
      '«Nada de esto es ingenioso», dice Tallis. «Ingenioso es lo que haces cuando no te pones de acuerdo en algo sencillo.» Que dure depende más de las piernas que de las ideas: un equipo que empieza diez metros más arriba tiene diez metros más que correr de vuelta.',
    ),
  ],
};
