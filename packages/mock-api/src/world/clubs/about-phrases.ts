import { parseNames } from '../names/team-names.ts';

/**
 * Sentences about a club, English:Chinese. `{name}` is the club, `{year}` a year, `{ground}` its ground,
 * `{colours}` its colours, `{emblem}` what its crest shows, `{rival}` another club of its league.
 */
const phrases = (text: string) => parseNames(text.trim().replace(/\s*\|\s*/g, '|'));

const SPORTS_FOUNDERS = phrases(`
  Railway workers founded {name} in {year}, and the first board met in a waiting room.:{name}由铁路工人于{year}年创立，首届理事会在候车室里开会。|
  {name} began in {year} as the winter pastime of a rowing club.:{name}始于{year}年，原是赛艇俱乐部的冬季消遣。|
  Schoolteachers started {name} in {year} to keep old pupils out of trouble.:{year}年，几位教师为了让毕业生有事可做而组建{name}。|
  Two rival parishes merged their teams into {name} in {year}.:{year}年，两个互不服气的教区合并球队，{name}由此诞生。|
  A brewery paid for the first shirts of {name} in {year}.:{year}年，一家酿酒厂出资为{name}购置了首批球衣。|
  Dockers and clerks set up {name} in {year} over a bet that is still unpaid.:{year}年，码头工人与职员因一场至今未兑现的赌约创办{name}。|
  {name} go back to {year}, when a printer put up a notice and forty people came.:{name}可追溯到{year}年，一位印刷匠贴出告示，来了四十个人。|
  The founding papers of {name}, of {year}, were signed on the back of a menu.:{name}{year}年的成立文件签在一张菜单背面。|
  Students founded {name} in {year} and were banned from the park within a month.:学生们在{year}年成立{name}，不到一个月就被公园禁止入内。|
  {name} were born in {year} out of a quarrel in an older club.:{year}年，一家老俱乐部内部争执，{name}由此分出。`);

const ESPORTS_FOUNDERS = phrases(`
  Five friends from one internet café founded {name} in {year}.:{year}年，同一家网吧的五位朋友创立{name}。|
  {name} started in {year} as a forum for tactics and became a team by accident.:{name}始于{year}年的战术论坛，无心插柳成了战队。|
  A former commentator put {name} together in {year}.:一位前解说员在{year}年组建{name}。|
  {name} came out of a university league in {year}.:{name}于{year}年从高校联赛中走出。|
  Two siblings entered an open qualifier in {year}, and {name} was the first name they could think of.:{year}年，一对兄妹报名公开预选赛，随口起了{name}这个名字。|
  {name} bought their first line-up in {year} with the prize of a local cup.:{year}年，{name}用一项地方赛事的奖金签下首套阵容。`);

const COLOURS = phrases(`
  They wear {colours} because the only draper in town had nothing else in stock.:之所以身着{colours}，是因为当年镇上布店只剩这些料子。|
  Their {colours} was borrowed from a visiting side and never given back.:{colours}球衣当年借自一支来访球队，再没还过。|
  The {colours} dates from the second season and has changed only once since.:{colours}自第二个赛季沿用至今，只换过一次。|
  Supporters hang {colours} from the windows before the first match of the year.:每逢赛季首战，球迷会在窗外挂出{colours}的旗帜。|
  Their {colours} comes from the flag of the old harbour guild.:{colours}取自旧日港口行会的旗帜。|
  A vote of the members settled on {colours}, by one hand.:{colours}由会员表决选定，只多出一票。`);

const EMBLEMS = phrases(`
  The {emblem} on the crest was drawn by a sign painter who was paid in tickets.:队徽上的{emblem}出自一位招牌画师，酬劳是球票。|
  The {emblem} came from a newspaper, which meant it as an insult.:{emblem}之名源自报纸，原意是讽刺。|
  An old inn beside the ground had the same {emblem} on its sign, and the name stuck.:球场旁的老客栈招牌上画着{emblem}，这个名字便流传下来。|
  The {emblem} is older than the club and stands in the arms of the town.:{emblem}比俱乐部更古老，本就出现在当地纹章上。|
  Children chose the {emblem} in a school competition.:{emblem}是孩子们在一次校园比赛中选出的。`);

const GROUNDS = phrases(`
  {ground} floods every few winters, and a boat is kept behind the stand.:{ground}每隔几个冬天就会进水，看台后常备一条小船。|
  From the back row at {ground} you can see the goods yard and, on clear days, the hills.:站在{ground}最后一排，可以望见货场，晴天还能看到远山。|
  {ground} was built in a single summer, and one corner has never been square.:{ground}用一个夏天建成，有个角至今不太方正。|
  Half of {ground} is still terracing, and nobody wants it changed.:{ground}有一半看台至今只设站席，也没有人想改。|
  The clock at {ground} has run four minutes fast for as long as anyone can remember.:{ground}的大钟一直快四分钟，谁也说不清从何时开始。|
  {ground} is loudest behind the eastern end, under a roof of tin.:{ground}东侧铁皮顶下的看台最为喧闹。|
  The baker opposite {ground} sells out an hour before every match.:{ground}对面的面包店每逢比赛都提前一小时售罄。|
  {ground} has a row of poplars for a fourth stand.:{ground}的第四面看台是一排白杨。`);

const RIVALS = phrases(`
  People talk about the matches with {rival} for a year.:与{rival}的交锋，往往能让人谈论一整年。|
  {rival} are the neighbours everyone wants to beat.:{rival}是大家最想击败的邻居。|
  A borrowed trophy that {rival} never returned keeps the rivalry alive.:{rival}借走一座奖杯后再未归还，恩怨由此延续。|
  Families are split between {name} and {rival}, and seated accordingly.:不少家庭分属{name}与{rival}两派，看球时也分开坐。|
  The rivalry with {rival} began over a player and has outlived him.:与{rival}的宿怨因一名球员而起，如今早已与他无关。`);

const GLORIES = phrases(`
  Older supporters still speak of {year}, when a young side missed the title by a single goal.:老球迷仍会提起{year}年，那支年轻的队伍以一球之差错失冠军。|
  Their finest hour remains {year}: eleven wins in a row and a civic reception.:最辉煌的仍是{year}年：十一连胜，市政厅设宴庆祝。|
  In {year} they came up from the third tier with the best defence in the country.:{year}年，他们凭借全国最佳防守从第三级别升级。|
  The cup run of {year} paid for the roof.:{year}年的杯赛之旅，赚出了看台的屋顶。|
  They all but folded in {year}; a collection in the market square saved them.:{year}年几近解散，靠集市广场上的募捐才得以存续。|
  {year} brought a semi-final, a queue around the block and a song that is still sung.:{year}年打进半决赛，排队购票的人绕街一圈，那首歌传唱至今。`);

const STYLES = phrases(`
  Patient on the ball, they would rather pass once too often than once too few.:控球耐心，宁可多传一脚，也不少传一脚。|
  They press from the first minute and worry about the last one later.:从第一分钟就高位压迫，最后一分钟的事以后再说。|
  A good team without the ball, and happy to wait for a mistake.:无球防守出色，乐于等待对手失误。|
  They are known for bringing up their own, and for selling them late.:以自家青训著称，也舍得留住年轻人。|
  Set pieces are a science here, with a coach of their own.:定位球在这里是一门学问，甚至配有专职教练。|
  Quick on the break, nervous in front: nobody leaves early.:反击迅速，领先时却总让人揪心，没有人敢提前退场。|
  Every coach promises to attack, and most are held to it by the stands.:每任教练都承诺进攻，看台会监督他们兑现。|
  Hard to beat at home and good company away.:主场难被击败，客场也受欢迎。`);

const ESPORTS_STYLES = phrases(`
  They draft early and argue later.:先定阵容，再来争论。|
  Slow openings, ruthless endings.:开局沉稳，收官果断。|
  Analysts like them for their notebooks, opponents less so.:分析师欣赏他们的战术笔记，对手则未必。|
  They are at their best on the map that everybody else bans.:别人都禁用的地图，恰是他们的拿手好戏。|
  A young line-up that talks more than any other on stage.:阵容年轻，赛场上交流最多。|
  They practise against the clock and play as if it had stopped.:训练时争分夺秒，比赛时却从容不迫。`);

export const ABOUT_PHRASES = {
  sports: {
    founders: SPORTS_FOUNDERS,
    ground: GROUNDS,
    glory: GLORIES,
    style: STYLES,
    colours: COLOURS,
    emblem: EMBLEMS,
    rival: RIVALS,
  },
  esports: {
    founders: ESPORTS_FOUNDERS,
    ground: [],
    glory: [],
    style: ESPORTS_STYLES,
    colours: [],
    emblem: EMBLEMS.slice(1, 2).concat(EMBLEMS.slice(4)),
    rival: RIVALS.slice(0, 2).concat(RIVALS.slice(4)),
  },
} as const;
