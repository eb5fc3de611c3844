import type english from '../../en/pages/teams.ts';
import type { Translated } from '../../translated.ts';

const chinese: Translated<typeof english> = {
  title: '{{team}}：赛程、近况与排名',
  plainTitle: '球队',
  description: '{{team}}（{{country}}）：近期赛果与赛程、胜率、近况、参加的赛事，以及本国排名。',
  ranking: {
    all: '{{game}}{{teams}}排名',
    of: '{{country}}{{game}}排名',
    description: '{{game}}积分排名：所属国家与近期走势。',
    in: '{{country}}排名',
    more: '显示更多{{teams}}',
  },
  summary: {
    place: '第 {{place}} 名',
    placeOf: '{{count}} 队中第 {{place}} 名',
    ranked: '世界排名第 {{place}}（共 {{count}} 队）',
    winRate: '胜率',
    month: '近 30 天',
    matches_other: '场比赛（近12个月）',
    last: '上一场',
    next: '下一场',
    against: '对',
    none: '暂无',
  },
  streak: {
    once: { win: '上一场获胜', draw: '上一场打平', loss: '上一场落败' },
    run: { win: '{{count}} 连胜', draw: '{{count}} 连平', loss: '{{count}} 连败' },
  },
  live: '正在比赛',
  recent: '近期赛果',
  next: '赛程',
  more: '显示更多比赛',
  noMatches: '暂无比赛',
  score: {
    title: '战绩',
    win: '胜',
    draw: '平',
    loss: '负',
    year: '近十二个月',
  },
  club: {
    title: '俱乐部',
    named: '{{name}}（{{country}}）',
    kind: { football: '足球队', basketball: '篮球队', esports: '电竞战队' },
    is: '{{name}}是一支{{kind}}。',
    since: '{{name}}是一支{{kind}}，成立于 {{year}} 年。',
    ground: '主场为{{ground}}。',
    coach: '主教练是{{coach}}。',
    place: '目前排名第 {{place}}。',
    placeOf: '目前在 {{count}} 支{{teams}}中排名第 {{place}}。',
    year: '近十二个月共 {{matches}} 场比赛，胜 {{wins}} 场。',
    tally: {
      football: '共进 {{goals}} 球，失 {{against}} 球。',
      basketball: '共得 {{goals}} 分，失 {{against}} 分。',
      esports: '共赢 {{goals}} 局，输 {{against}} 局。',
    },
  },
  facts: {
    title: '资料',
    country: '国家',
    game: '项目',
    founded: '成立',
    ground: '主场',
    coach: '主教练',
    place: '排名',
    tally: { football: '进失球', basketball: '得失分', esports: '胜负局' },
  },
  cups: {
    title: '赛事',
    current: '参赛中',
    upcoming: '即将参赛',
    over: '成绩',
    season: '{{season}} 赛季',
  },
};

export default chinese;
