import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';

/**
 * Sentences about a club, English:Chinese:Spanish. `{name}` is the club, `{year}` a year, `{ground}` its ground,
 * `{colours}` its colours, `{emblem}` what its crest shows, `{rival}` another club of its league.
 */
const SPORTS_FOUNDERS = phrases(`
  Railway workers founded {name} in {year}, and the first board met in a waiting room.:{name}由铁路工人于{year}年创立，首届理事会在候车室里开会。:Unos ferroviarios fundaron {name} en {year}, y la primera junta se reunió en una sala de espera.|
  {name} began in {year} as the winter pastime of a rowing club.:{name}始于{year}年，原是赛艇俱乐部的冬季消遣。:{name} nació en {year} como pasatiempo de invierno de un club de remo.|
  Schoolteachers started {name} in {year} to keep old pupils out of trouble.:{year}年，几位教师为了让毕业生有事可做而组建{name}。:Unos maestros crearon {name} en {year} para que sus antiguos alumnos no se metieran en líos.|
  Two rival parishes merged their teams into {name} in {year}.:{year}年，两个互不服气的教区合并球队，{name}由此诞生。:Dos parroquias rivales unieron sus equipos en {name} en {year}.|
  A brewery paid for the first shirts of {name} in {year}.:{year}年，一家酿酒厂出资为{name}购置了首批球衣。:Una cervecera pagó en {year} las primeras camisetas de {name}.|
  Dockers and clerks set up {name} in {year} over a bet that is still unpaid.:{year}年，码头工人与职员因一场至今未兑现的赌约创办{name}。:Estibadores y oficinistas montaron {name} en {year} por una apuesta que aún no se ha pagado.|
  {name} go back to {year}, when a printer put up a notice and forty people came.:{name}可追溯到{year}年，一位印刷匠贴出告示，来了四十个人。:{name} se remonta a {year}, cuando un impresor colgó un anuncio y acudieron cuarenta personas.|
  The founding papers of {name}, of {year}, were signed on the back of a menu.:{name}{year}年的成立文件签在一张菜单背面。:El acta fundacional de {name}, de {year}, se firmó en el reverso de una carta de restaurante.|
  Students founded {name} in {year} and were banned from the park within a month.:学生们在{year}年成立{name}，不到一个月就被公园禁止入内。:Unos estudiantes fundaron {name} en {year}, y en un mes les prohibieron la entrada al parque.|
  {name} were born in {year} out of a quarrel in an older club.:{year}年，一家老俱乐部内部争执，{name}由此分出。:{name} nació en {year} de una disputa en un club más antiguo.`);

const ESPORTS_FOUNDERS = phrases(`
  Five friends from one internet café founded {name} in {year}.:{year}年，同一家网吧的五位朋友创立{name}。:Cinco amigos de un mismo cibercafé fundaron {name} en {year}.|
  {name} started in {year} as a forum for tactics and became a team by accident.:{name}始于{year}年的战术论坛，无心插柳成了战队。:{name} empezó en {year} como un foro de tácticas y se hizo equipo por casualidad.|
  A former commentator put {name} together in {year}.:一位前解说员在{year}年组建{name}。:Un antiguo comentarista formó {name} en {year}.|
  {name} came out of a university league in {year}.:{name}于{year}年从高校联赛中走出。:{name} salió de una liga universitaria en {year}.|
  Two siblings entered an open qualifier in {year}, and {name} was the first name they could think of.:{year}年，一对兄妹报名公开预选赛，随口起了{name}这个名字。:Dos hermanos se apuntaron a una previa abierta en {year}, y {name} fue el primer nombre que se les ocurrió.|
  {name} bought their first line-up in {year} with the prize of a local cup.:{year}年，{name}用一项地方赛事的奖金签下首套阵容。:{name} fichó su primera plantilla en {year} con el premio de una copa local.`);

const COLOURS = phrases(`
  They wear {colours} because the only draper in town had nothing else in stock.:之所以身着{colours}，是因为当年镇上布店只剩这些料子。:Viste de {colours} porque la única mercería del pueblo no tenía otra tela.|
  Their {colours} was borrowed from a visiting side and never given back.:{colours}球衣当年借自一支来访球队，再没还过。:El uniforme, {colours}, se lo prestó un visitante, y nunca lo devolvió.|
  The {colours} dates from the second season and has changed only once since.:{colours}自第二个赛季沿用至今，只换过一次。:Viste de {colours} desde la segunda temporada, y solo ha cambiado una vez.|
  Supporters hang {colours} from the windows before the first match of the year.:每逢赛季首战，球迷会在窗外挂出{colours}的旗帜。:La afición cuelga banderas de color {colours} en las ventanas antes del primer partido del año.|
  Their {colours} comes from the flag of the old harbour guild.:{colours}取自旧日港口行会的旗帜。:El {colours} viene de la bandera del antiguo gremio del puerto.|
  A vote of the members settled on {colours}, by one hand.:{colours}由会员表决选定，只多出一票。:Los socios eligieron el {colours} en una votación, por una mano.`);

const EMBLEMS = phrases(`
  The {emblem} on the crest was drawn by a sign painter who was paid in tickets.:队徽上的{emblem}出自一位招牌画师，酬劳是球票。:El dibujo del escudo, {emblem}, es de un rotulista que cobró en entradas.|
  The {emblem} came from a newspaper, which meant it as an insult.:{emblem}之名源自报纸，原意是讽刺。:El símbolo, {emblem}, lo puso un periódico, que lo decía como insulto.|
  An old inn beside the ground had the same {emblem} on its sign, and the name stuck.:球场旁的老客栈招牌上画着{emblem}，这个名字便流传下来。:Una vieja posada junto al campo tenía en su letrero {emblem}, y el apodo se quedó.|
  The {emblem} is older than the club and stands in the arms of the town.:{emblem}比俱乐部更古老，本就出现在当地纹章上。:El símbolo, {emblem}, es más antiguo que el club y figura en el escudo de la ciudad.|
  Children chose the {emblem} in a school competition.:{emblem}是孩子们在一次校园比赛中选出的。:El símbolo, {emblem}, lo eligieron los niños en un concurso escolar.`);

const GROUNDS = phrases(`
  {ground} floods every few winters, and a boat is kept behind the stand.:{ground}每隔几个冬天就会进水，看台后常备一条小船。:{ground} se inunda cada pocos inviernos, y tras la grada guardan una barca.|
  From the back row at {ground} you can see the goods yard and, on clear days, the hills.:站在{ground}最后一排，可以望见货场，晴天还能看到远山。:Desde la última fila de {ground} se ven los muelles de carga y, en días claros, las montañas.|
  {ground} was built in a single summer, and one corner has never been square.:{ground}用一个夏天建成，有个角至今不太方正。:{ground} se construyó en un solo verano, y una de las esquinas nunca quedó recta.|
  Half of {ground} is still terracing, and nobody wants it changed.:{ground}有一半看台至今只设站席，也没有人想改。:Medio {ground} sigue viendo el partido de pie, y nadie quiere que cambie.|
  The clock at {ground} has run four minutes fast for as long as anyone can remember.:{ground}的大钟一直快四分钟，谁也说不清从何时开始。:El reloj de {ground} va cuatro minutos adelantado desde que se tiene memoria.|
  {ground} is loudest behind the eastern end, under a roof of tin.:{ground}东侧铁皮顶下的看台最为喧闹。:{ground} ruge sobre todo en el fondo este, bajo un techo de chapa.|
  The baker opposite {ground} sells out an hour before every match.:{ground}对面的面包店每逢比赛都提前一小时售罄。:La panadería de enfrente de {ground} se queda sin género una hora antes de cada partido.|
  {ground} has a row of poplars for a fourth stand.:{ground}的第四面看台是一排白杨。:{ground} tiene por cuarta grada una hilera de álamos.`);

const RIVALS = phrases(`
  People talk about the matches with {rival} for a year.:与{rival}的交锋，往往能让人谈论一整年。:De los partidos contra {rival} se habla durante un año.|
  {rival} are the neighbours everyone wants to beat.:{rival}是大家最想击败的邻居。:{rival} es el vecino al que todos quieren ganar.|
  A borrowed trophy that {rival} never returned keeps the rivalry alive.:{rival}借走一座奖杯后再未归还，恩怨由此延续。:Un trofeo prestado que {rival} nunca devolvió mantiene viva la rivalidad.|
  Families are split between {name} and {rival}, and seated accordingly.:不少家庭分属{name}与{rival}两派，看球时也分开坐。:Hay familias divididas entre {name} y {rival}, y así se sientan.|
  The rivalry with {rival} began over a player and has outlived him.:与{rival}的宿怨因一名球员而起，如今早已与他无关。:La rivalidad con {rival} empezó por un jugador y le ha sobrevivido.`);

const GLORIES = phrases(`
  Older supporters still speak of {year}, when a young side missed the title by a single goal.:老球迷仍会提起{year}年，那支年轻的队伍以一球之差错失冠军。:Los más veteranos aún hablan de {year}, cuando un equipo joven perdió el título por un solo gol.|
  Their finest hour remains {year}: eleven wins in a row and a civic reception.:最辉煌的仍是{year}年：十一连胜，市政厅设宴庆祝。:Su gran año sigue siendo {year}: once victorias seguidas y recepción en el ayuntamiento.|
  In {year} they came up from the third tier with the best defence in the country.:{year}年，他们凭借全国最佳防守从第三级别升级。:En {year} subió de tercera con la mejor defensa del país.|
  The cup run of {year} paid for the roof.:{year}年的杯赛之旅，赚出了看台的屋顶。:La copa de {year} pagó el techo de la grada.|
  They all but folded in {year}; a collection in the market square saved them.:{year}年几近解散，靠集市广场上的募捐才得以存续。:En {year} estuvo a punto de desaparecer; lo salvó una colecta en la plaza del mercado.|
  {year} brought a semi-final, a queue around the block and a song that is still sung.:{year}年打进半决赛，排队购票的人绕街一圈，那首歌传唱至今。:{year} dejó una semifinal, una cola que daba la vuelta a la manzana y una canción que aún se canta.`);

const STYLES = phrases(`
  Patient on the ball, they would rather pass once too often than once too few.:控球耐心，宁可多传一脚，也不少传一脚。:Paciente con el balón, prefiere un pase de más que uno de menos.|
  They press from the first minute and worry about the last one later.:从第一分钟就高位压迫，最后一分钟的事以后再说。:Presiona desde el primer minuto, y del último ya se ocupará.|
  A good team without the ball, and happy to wait for a mistake.:无球防守出色，乐于等待对手失误。:Buen equipo sin balón, sabe esperar el error.|
  They are known for bringing up their own, and for selling them late.:以自家青训著称，也舍得留住年轻人。:Es conocido por formar a los suyos y por venderlos tarde.|
  Set pieces are a science here, with a coach of their own.:定位球在这里是一门学问，甚至配有专职教练。:Aquí el balón parado es una ciencia, con entrenador propio.|
  Quick on the break, nervous in front: nobody leaves early.:反击迅速，领先时却总让人揪心，没有人敢提前退场。:Rápido a la contra, nervioso con ventaja: nadie se va antes de tiempo.|
  Every coach promises to attack, and most are held to it by the stands.:每任教练都承诺进攻，看台会监督他们兑现。:Todos los entrenadores prometen atacar, y la grada les exige que cumplan.|
  Hard to beat at home and good company away.:主场难被击败，客场也受欢迎。:Difícil de batir en casa y buena compañía fuera.`);

const ESPORTS_STYLES = phrases(`
  They draft early and argue later.:先定阵容，再来争论。:Elige pronto y discute después.|
  Slow openings, ruthless endings.:开局沉稳，收官果断。:Comienzos lentos, finales implacables.|
  Analysts like them for their notebooks, opponents less so.:分析师欣赏他们的战术笔记，对手则未必。:A los analistas les gustan sus cuadernos; a los rivales, menos.|
  They are at their best on the map that everybody else bans.:别人都禁用的地图，恰是他们的拿手好戏。:Rinde mejor en el mapa que todos los demás vetan.|
  A young line-up that talks more than any other on stage.:阵容年轻，赛场上交流最多。:Una plantilla joven que habla en el escenario más que ninguna.|
  They practise against the clock and play as if it had stopped.:训练时争分夺秒，比赛时却从容不迫。:Entrena contra el reloj y juega como si se hubiera parado.`);

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
