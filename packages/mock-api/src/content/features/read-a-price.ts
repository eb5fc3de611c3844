import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const readAPrice: Feature = {
  id: 'ar-read-a-price',
  sport: 'football',
  board: 'GUIDES',
  author: 'solheim',
  match: { of: 'te-eng-1', which: 'upcoming' },
  title: localize(
    'How we read a price: from opening line to kick-off',
    '如何读懂赔率：从初盘到开赛',
    'Cómo leemos una cuota: de la apertura al inicio del partido',
  ),
  section: [
    text(
      'A price is a sentence. It says: if you stake one, and this happens, you get so much. Everything else, the arrow beside it, the bookmaker’s name, the colour of the line, is punctuation. This guide reads one aloud, from the morning it opens to the whistle.',
      '赔率是一句话：下一个单位，事情发生，你得到这么多。旁边的箭头、博彩公司的名字、线条的颜色，都只是标点。这篇指南从初盘到开赛哨响，把这句话完整读一遍。',
      'Una cuota es una frase. Dice: si apuestas uno y pasa esto, te llevas tanto. Lo demás, la flecha de al lado, el nombre de la casa, el color de la línea, es puntuación. Esta guía lee una en voz alta, desde la mañana en que se abre hasta el pitido.',
    ),
    heading('From price to probability', '从赔率到概率', 'De la cuota a la probabilidad'),
    text(
      'Take a decimal price of 1.62. Divide one by it and you have 0.617: the price implies just under 62 per cent. Do the same for the other side and add the two. The sum is more than 100, and what is above it is the margin, the bookmaker’s fee for keeping the shop open.',
      '以欧洲盘 1.62 为例：用 1 除以它，得到 0.617，即隐含概率略低于 62%。另一侧照做一遍，再把两个数相加，结果会超过 100%，多出来的部分就是利润率，也就是博彩公司开门营业的费用。',
      'Toma una cuota decimal de 1,62. Divide uno entre ella y tienes 0,617: la cuota implica algo menos de un 62 por ciento. Haz lo mismo con el otro lado y suma los dos. La suma pasa de 100, y lo que pasa es el margen, lo que cobra la casa por tener la tienda abierta.',
    ),
    points(
      [
        'Decimal 1.62 pays 1.62 for each unit, the stake included.',
        '欧洲盘 1.62：每单位返还 1.62，含本金。',
        'La decimal 1,62 paga 1,62 por unidad, con lo apostado incluido.',
      ],
      [
        'Hong Kong 0.62 is the same price without the stake.',
        '香港盘 0.62：同一个赔率，不含本金。',
        'La de Hong Kong 0,62 es la misma cuota sin lo apostado.',
      ],
      [
        'American −161 says how much to stake to win a hundred.',
        '美式盘 −161：要赢 100 需要投入多少。',
        'La americana −161 dice cuánto hay que apostar para ganar cien.',
      ],
      [
        'Fractional 8/13 says what you win for what you lay down.',
        '分数盘 8/13：投入与净赢之比。',
        'La fraccionaria 8/13 dice lo que ganas por lo que pones.',
      ],
    ),
    heading('From opening to kick-off', '从初盘到开赛', 'De la apertura al inicio'),
    text(
      'Opening prices are careful: few people know much, and limits are low. Then line-ups, weather and money arrive. On Touchline an arrow marks a price that has just moved; the odds table on a match page also shows where each bookmaker opened.',
      '初盘总是谨慎的：知情的人少，限额也低。随后首发、天气和资金陆续到来。在 Touchline，箭头表示刚刚变动的赔率；比赛页的赔率表还会列出每家公司的初盘。',
      'Las cuotas de apertura son prudentes: pocos saben mucho y los límites son bajos. Después llegan las alineaciones, el tiempo y el dinero. En Touchline una flecha marca la cuota que acaba de moverse; la tabla de cuotas de un partido muestra además dónde abrió cada casa.',
    ),
    MATCH,
    text(
      'Two habits help. Compare the best price on each side, not one bookmaker’s pair; and write down your own figure before you look. If yours and the market’s are far apart, one of you knows something. Most days it is the market.',
      '两个习惯很有用：比较两侧各自的最佳赔率，而不是只看一家；先写下自己的判断，再看市场。如果差距很大，总有一方掌握了什么。多数时候，是市场。',
      'Dos costumbres ayudan. Compara la mejor cuota de cada lado, no la pareja de una sola casa, y apunta tu propia cifra antes de mirar. Si la tuya y la del mercado están muy lejos, uno de los dos sabe algo. Casi siempre es el mercado.',
    ),
  ],
};
