import type { ChatTexts } from './en.ts';
import { chineseTopics } from './zh-topics.ts';

export const chinese: ChatTexts = {
  locale: 'zh-CN',
  space: '',
  topics: chineseTopics,
  patterns: {
    odds: /赔率|盘口|水位|赔多少/,
    table: /积分|排名|第几|名次|排第|榜/,
    scorers: /(谁|哪个球员).*(进了?球|得分|打进|攻入|破门)|进球(者|的是谁|球员)|射手/,
    score: /比分|结果|赢|输|战况|上一?场|几比几|最近一场|战绩/,
    next: /下一?场|下次|什么时候|啥时候|何时|几点|接下来|赛程|开赛|开球|比赛时间/,
    day: /今天|今日|今晚|明天|明日|明晚|比赛|球赛/,
    today: /今天|今日|今晚|明天|明日|明晚/,
    tomorrow: /明天|明日|明晚/,
    live: /直播|正在|现在|目前|滚球|进行中|比分/,
  },
  relativeDays: ['昨天', '今天', '明天'],
  onDate: (date) => date,
  time: (day, clock, zone) => `${day} ${clock}（${zone}）`,
  unknown:
    '抱歉，这个问题我答不上来。赛程、比分、进球者、积分榜、赔率、网站功能，以及注册、优惠码和钱包的问题都可以问我。问球队时写出名称或开头几个字即可。',
  live: (score, minute, tournament) =>
    `比赛正在进行：${score}${minute === undefined ? '' : `（第${minute}分钟）`}，${tournament}。`,
  last: (team, when, score, tournament) => `${team}最近一场是${when}：${score}，${tournament}。`,
  onPenalties: (kicks) => `点球大战 ${kicks}`,
  covered: (match, tournament) =>
    `${match}，${tournament}：防剧透已打开，赛果已隐藏。可在比赛页面显示，或在“比赛”页面列表上方关闭防剧透。`,
  coveredTable: (tournament) => `${tournament}积分榜已隐藏，其中计入了防剧透隐藏的赛果。`,
  noResults: (team) => `${team}还没有比赛结果。`,
  now: (score) => `正在进行：${score}。`,
  noFixtures: (team) => `${team}暂无赛程。`,
  next: (team, other, when, tournament) =>
    `${team}下一场比赛：${when}对阵${other}，${tournament}。`,
  price: { none: '暂无' },
  bestOdds: (home, away, homePrice, awayPrice) =>
    `${home}对${away}的最佳赔率（欧洲盘）：主队 ${homePrice}，客队 ${awayPrice}。赔率随时变动，请理性投注。`,
  noOdds: (team) => `${team}的比赛暂无赔率。`,
  met: (when, score, tournament) => `双方最近一次交手是${when}：${score}，${tournament}。`,
  meeting: (home, away, when, tournament) => `${home}对阵${away}：${when}，${tournament}。`,
  neverMet: (team, other) => `${team}和${other}近三年没有交手，赛程中也没有对阵。`,
  place: (team, { tournament, place, row }) =>
    `${team}在${tournament}积分榜上排第${place}位：${row.won}胜${row.draw}平${row.loss}负，进${row.goals}失${row.goalsAgainst}。`,
  noPlace: (team) => `${team}目前不在任何积分榜上。`,
  leaders: (tournament, teams) =>
    `${tournament}积分榜前列：${teams.map((team, at) => `${at + 1}. ${team}`).join('，')}。`,
  liveCount: (count, game, lines) =>
    `现在有${count}场${game}比赛正在进行，例如：${lines.join('；')}。`,
  noLive: (game) => `现在没有正在进行的${game}比赛。`,
  dayMatches: (day, zone, game, lines) =>
    `${day}（${zone}）重点${game}比赛：${lines.join('；')}。全部比赛见“比赛”页面。`,
  noDayMatches: (day, game) => `${day}没有更多${game}比赛了。`,
  tournament: (name, season, from, to) => `${name}（${season}）：${from}至${to}。`,
  tournamentNext: (home, away, when) => `下一场：${when}，${home}对阵${away}。`,
  goal: { 'own-goal': '（乌龙）', 'penalty-goal': '（点球）', goal: '' },
  scorers: (team, goals, match) =>
    goals.length > 0 ? `${team}进球：${goals.join('，')}。${match}` : `${team}没有进球。${match}`,
  whichTeam: '哪支球队？写出名称或开头几个字即可。',
  noScorers: (match) => `只有足球列出进球者。${match}`,
};
