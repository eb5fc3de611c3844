import type { ChatTexts } from './en.ts';

export const chinese: ChatTexts = {
  locale: 'zh-CN',
  space: '',
  patterns: {
    crisis: /自杀|自尽|轻生|不想活|想死|活不下去|结束生命|自残/,
    responsibleGambling:
      /赌瘾|戒赌|上瘾|停不下来|控制不住|负责任|理性博彩|输光|输太多|输了(很多|所有|全部)|输得精光|倾家荡产|自我排除|求助|欠债|欠了|借钱|赌债|沉迷|追回损失|翻本/,
    tooYoung: /未成年|(?<!\d)1[0-7] ?岁|未满 ?18|十[一二三四五六七]岁|我爸妈|我父母/,
    limits: /限额|限制(自己|充值|投注)|冷静期|休息一段/,
    money: /提现|取款|取钱|出金|充值|入金|存钱|怎么存款|我要存款|打款|到账/,
    noSpoilers: /剧透|(隐藏|不看|屏蔽).*(比分|赛果|结果)/,
    dragLine: /拖动|拖拽|时间线|倒回|(任意|某|哪|那|之前的?)一?分钟/,
    alerts: /提醒|通知|推送/,
    replayDay: /重看|回看|回放|重播|重温/,
    oddsFormat: /赔率格式|小数赔率|分数(盘|赔率)|美式(盘|赔率)|香港盘|欧洲盘/,
    timeZone: /时区|当地时间|北京时间|时间不对/,
    star: /收藏|关注|星标/,
    search: /搜索|怎么找|快捷键|键盘/,
    install: /安装|离线|断网|没网|桌面|客户端|下载.*(应用|软件)|手机应用|有.*app/i,
    settings: /切换语言|换语言|改成英文|深色|浅色|夜间模式|设置/,
    closeAccount: /(注销|删除|关闭).*(账号|账户|帐号|帐户)|销户/,
    register: /注册|开户|创建账户|新用户怎么/,
    wallet: /钱包|余额|比特币|以太坊|USDT|BTC|ETH|TRX/i,
    bonus: /奖金|红利|优惠|促销|活动|免费投注|彩金|兑换码|邀请码/,
    logIn: /登录|登陆|密码|忘记/,
    bet: /下注|投注|买球|押注/,
    human: /人工|联系|电话|邮箱地址|投诉/,
    insult: /傻|笨|垃圾|没用|废物|他妈|滚(?!球)|白痴|操你/,
    thanks: /谢谢|多谢|感谢|再见/,
    help: /帮助|帮我|帮忙|你是谁|你能做什么|机器人|你会什么/,
    greeting: /你好|您好|在吗|早上好|下午好|晚上好|嗨/,
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
  replies: {
    crisis:
      '您不必独自承受，请现在就找人谈谈。如有危险，请立即拨打急救电话。全天免费热线：中国大陆心理援助热线 12356，新加坡援人协会 1767，英国与爱尔兰 116 123。如果与赌博有关：新加坡 1800-6-668-668，英国 0808 8020 133。',
    responsibleGambling:
      '如果投注已经难以控制，请先停下来，找人谈谈，免费且保密：新加坡全国预防嗜赌热线 1800-6-668-668，英国全国赌博求助热线 0808 8020 133；其他地区可咨询当地卫生部门。更多内容见“负责任博彩”页面。',
    tooYoung: '注册和投注仅限年满 18 岁的成年人，没有例外。比分、积分榜和资讯人人可看。',
    limits:
      '充值、投注和时间的限额以及冷静期，请在各博彩公司的账户设置中设定，最好开始之前就定好。更多内容见“负责任博彩”页面。',
    money:
      '这里既不能充值也不能提现：Touchline 不保管资金，也不接受投注，账户页的钱包只是展示示例余额。存款和提现请到您投注的博彩公司办理。',
    noSpoilers:
      '打开“比赛”页面，点击列表上方的“防剧透”：各页面的赛果都会隐藏（本客服除外），可以逐场或按天显示。再点一次即可关闭。',
    dragLine:
      '在比赛页面拖动比分下方时间线上的圆点，或用方向键移动，比分、动态、积分榜和赔率都会显示那一分钟。“分享”可复制这一分钟的链接，“回到实时”即可返回。',
    alerts:
      '收藏比赛或球队后，只要网站在标签页中打开，就会收到开赛、进球、红牌和赛果提醒。提醒的种类和浏览器通知在菜单的“提醒”中设置。',
    replayDay:
      '在“比赛”页面选择过去的日期，点击“回看”：最多四场比赛从开赛起同步回放，最快 60 倍速，比分逐一揭晓。回看的是比分和文字动态，没有视频。',
    oddsFormat:
      '赔率有欧洲盘、分数盘、美式盘和香港盘四种，可在页面顶部的菜单、比赛的赔率旁边或页脚切换。',
    timeZone:
      '所有时间默认为您设备的时区。点击页脚的时钟可以选择其他城市；网站自己的时钟始终是新加坡时间。',
    star: '点击比赛、球队或赛事旁的星形即可收藏：列表中优先显示，“比赛”页面有“已收藏”一栏，还会收到提醒。无需账户，保存在您的设备上。',
    search:
      '按 / 键或点击顶部的放大镜，输入球队、赛事、比赛或页面，支持拼音。按 ? 可查看全部快捷键，例如 j、k 在列表中移动。',
    install:
      '在浏览器菜单中选择“安装”或“添加到主屏幕”即可。最近看过的页面离线也能打开，并注明数据的时间。',
    settings: '语言、赔率格式和主题都在页面顶部的菜单里，您的设备会记住这些设置。',
    closeAccount: '注销账户由人工处理：请用注册邮箱写信给我们，地址见“联系我们”页面。',
    register:
      '点击页面上方的“注册”，填写邮箱和至少 8 位的密码，勾选同意条款并确认已年满 18 岁即可，注册后会自动登录。',
    wallet:
      '登录后打开账户页面即可查看钱包：USDT、BTC、ETH、TRX 的示例余额和当日价格，总额以 USDT 显示。这里不能充值，也不能提现。',
    bonus:
      '新用户可享最高 100 美元奖金、200% 优惠码和无需存款的 5 美元免费投注；另有十家博彩公司提供 +100% 至 +150% 的优惠。点击优惠即可复制优惠码。仅限 18 岁以上，适用各公司条款。',
    logIn:
      '点击页面上方的“登录”，输入注册邮箱和密码即可。忘记密码暂时无法在线重置，请通过“联系我们”页面与我们联系。',
    bet: 'Touchline 不接受投注，只比较各家博彩公司的赔率；投注须在博彩公司进行，仅限 18 岁以上，请量力而行。告诉我球队名称，我来查最佳赔率。',
    human: '我是自动客服。人工客服的联系方式见“联系我们”页面。',
    insult: '很抱歉没能帮到您。请写出球队全名，我再试一次；人工客服见“联系我们”页面。',
    thanks: '不客气，祝您观赛愉快！',
    help: '我是 Touchline 的自动客服。赛程、今日比赛、比分和进球者、积分榜、赔率、账户，以及防剧透、提醒、回看等功能都可以问我。',
    greeting: '您好！赛程、比分、积分榜、赔率和账户问题都可以问我。',
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
