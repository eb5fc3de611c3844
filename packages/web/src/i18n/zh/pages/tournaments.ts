import type english from '../../en/pages/tournaments.ts';
import type { Translated } from '../../translated.ts';

const chinese: Translated<typeof english> = {
  heading: '{{game}}赛事',
  headingOf: '{{country}}{{game}}赛事',
  title: {
    ongoing: '{{heading}}：进行中',
    upcoming: '{{heading}}：即将开始',
    finished: '{{heading}}：已结束',
    year: '{{year}} 年{{heading}}',
  },
  description: '{{heading}}：正在进行、即将开始与已经结束的赛事，及其阶段、日期与奖金。',
  states: '赛事状态',
  state: { ongoing: '进行中', upcoming: '即将开始', finished: '已结束' },
  loading: '赛事加载完成后即可切换项目。',
  group: {
    starred: '已收藏',
    continental: '洲际赛事',
    championship: '锦标赛',
    circuit: '巡回赛',
    league: '联赛',
    cup: '杯赛',
  },
  plainTitle: '赛事',
  detail: {
    title: '{{name}} {{season}}：赛程、积分榜与赛果',
    description:
      '{{country}}{{name}} {{season}}：正在进行与即将进行的比赛、全部赛果、积分榜与淘汰赛对阵。',
    season: '{{season}} 赛季',
    teams_other: '支队伍',
    round: '第 {{round}} 轮，共 {{count}} 轮',
    division: '级别',
    groups: '分组',
    oneTable: '单一积分榜',
    stage: '阶段',
    noStage: '没有进行中的阶段',
    finalPlayed: '决赛已结束',
    allPlayed: '全部轮次已结束',
    rounds: '轮数',
    prize: '奖金',
    leader: '榜首',
    teamsToCome: '参赛队伍待定',
    upcoming: '即将进行',
    live: '进行中与即将进行',
    finished: '已结束',
    major: '重要赛事',
  },
  bracket: {
    title: '淘汰赛对阵',
    open: '待定',
    tie: '{{home}} 对 {{away}}',
    score: '{{home}}–{{away}}',
    kicks: '点球 {{home}}–{{away}}',
    series: '胜场 {{home}}–{{away}}',
    through: '{{team}}晋级',
    champion: '{{team}}夺冠',
    game_other: '{{count}} 场',
  },
};

export default chinese;
