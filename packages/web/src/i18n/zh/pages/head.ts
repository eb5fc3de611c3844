import type { Catalogue } from '../../namespace-types.ts';

export default {
  home: '足球、篮球与电竞的实时比分、赔率与推荐：正在进行的比赛、明天的赛程，以及双方的最佳赔率。',
  matches: '当日{{game}}比分、赔率与推荐，按赛事分组。',
  match:
    '{{tournament}}，{{day}}，{{home}} 对 {{away}}：比分、比赛动态、各家赔率、近况、积分榜与近期赛果。',
  finished: '{{tournament}}，{{day}}，{{result}}。比赛动态、赔率、近况、积分榜与近期赛果。',
  tournaments: '{{heading}}：正在进行、即将开始与已经结束的赛事，及其阶段、日期与奖金。',
  tournament:
    '{{country}}{{name}} {{season}}：正在进行与即将进行的比赛、全部赛果、积分榜与淘汰赛对阵。',
} satisfies Catalogue['head'];
