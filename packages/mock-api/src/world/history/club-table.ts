/**
 * Clubs by country: `Name:Chinese:colours:other spellings:nicknames`, one a line. Spellings are those of the data, nicknames
 * those of visitors, both separated by `;`, and FC, AFC, CF and FK at either end need no spelling. Chinese only where a name is
 * established, colours only where they are traditional; the others have the Latin name and a crest by their id. A colour is a
 * word that `packages/shared/src/domain/crests/livery.ts` knows, the last one may be a mark.
 */
export const clubTable: Readonly<Record<string, string>> = {
  eng: `
Accrington Stanley::redwhite
AFC Bournemouth:伯恩茅斯:redblackstripes
AFC Wimbledon:AFC温布尔登:bluegold:AFC
Aldershot Town::redblue
Arsenal:阿森纳:redwhite::Gunners;枪手
Aston Villa:阿斯顿维拉:claretsky::Villa;维拉
Barnet::goldblack
Barnsley:巴恩斯利:redwhite
Barrow::whiteblue
Birmingham City:伯明翰:bluewhite
Blackburn Rovers:布莱克本:bluewhitehalves
Blackpool:布莱克浦:orangewhite
Bolton Wanderers:博尔顿:whitenavy:Bolton
Bradford City:布拉德福德:claretgold:Bradford
Brentford:布伦特福德:redwhitestripes
Brighton & Hove Albion:布莱顿:bluewhitestripes::Brighton
Bristol City:布里斯托城:redwhite
Bristol Rovers:布里斯托流浪:bluewhitequarterly
Bromley::whiteblack
Burnley:伯恩利:claretsky
Burton Albion:伯顿:goldblack:Burton
Bury::whiteblue
Cambridge United:剑桥联:goldblack
Cardiff City:加的夫城:bluewhite:Cardiff
Carlisle United::bluewhite
Charlton Athletic:查尔顿:redwhite
Chelsea:切尔西:bluewhite::蓝军
Cheltenham Town::redwhite
Chesterfield::bluewhite
Colchester United::bluewhitestripes
Coventry City:考文垂:skywhite
Crawley Town::redwhite
Crewe Alexandra::redwhite
Crystal Palace:水晶宫:bluered::Palace
Dagenham & Redbridge::redblue
Derby County:德比郡:whiteblack
Doncaster Rovers:唐卡斯特:redwhitehoops:Doncaster
Everton:埃弗顿:bluewhite::Toffees
Exeter City::redwhitestripes:Exeter
Fleetwood Town::redwhite
Forest Green Rovers::greenblack
Fulham:富勒姆:whiteblack
Gillingham::bluewhite
Grimsby Town::blackwhitestripes
Harrogate Town::goldblack
Hartlepool United::bluewhitestripes
Hereford United::whiteblack
Huddersfield Town:哈德斯菲尔德:bluewhitestripes:Huddersfield
Hull City:赫尔城:orangeblackstripes
Ipswich Town:伊普斯维奇:bluewhite
Leeds United:利兹联:whiteblue::Leeds;利兹
Leicester City:莱斯特城:bluewhite::Leicester;Foxes
Leyton Orient:莱顿东方:redwhite:Leyton
Lincoln City:林肯城:redwhitestripes:Lincoln
Liverpool:利物浦:redwhite::红军
Luton Town:卢顿:orangenavy:Luton
Macclesfield Town::bluewhite
Manchester City:曼城:skywhite::Man City;蓝月亮
Manchester United:曼联:redblack::Man United;Man Utd;Man U;红魔
Mansfield Town::goldblue:Mansfield
Middlesbrough:米德尔斯堡:redwhite::Boro
Millwall:米尔沃尔:navywhite
Milton Keynes Dons:MK唐斯:whitered::MK Dons
Morecambe::redwhite
Newcastle United:纽卡斯尔联:blackwhitestripes::Newcastle;纽卡;纽卡斯尔
Newport County::goldblack
Northampton Town::claretwhite:Northampton
Norwich City:诺维奇:goldgreen
Nottingham Forest:诺丁汉森林:redwhite::Forest;Nottm Forest
Notts County:诺茨郡:blackwhitestripes
Oldham Athletic::bluewhite
Oxford United:牛津联:goldnavy
Peterborough United:彼得堡联:bluewhite:Peterborough
Plymouth Argyle:普利茅斯:greenwhite:Plymouth
Port Vale:维尔港:whiteblack
Portsmouth:朴茨茅斯:bluewhite
Preston North End:普雷斯顿:whitenavy::Preston
Queens Park Rangers:女王公园巡游者:bluewhitehoops::QPR
Reading:雷丁:bluewhitehoops
Rochdale::bluewhite
Rotherham United:罗瑟汉姆:redwhite:Rotherham
Salford City:索尔福德城:redwhite
Scunthorpe United::claretsky
Sheffield United:谢菲尔德联:redwhitestripes::Sheff Utd
Sheffield Wednesday:谢周三:bluewhitestripes::Sheff Wed
Shrewsbury Town::bluegold
Southampton:南安普顿:redwhitestripes::Saints
Southend United::navywhite
Stevenage::redwhite
Stockport County:斯托克港:bluewhite:Stockport
Stoke City:斯托克城:redwhitestripes
Sunderland:桑德兰:redwhitestripes
Swansea City:斯旺西:whiteblack
Swindon Town:斯温登:redwhite
Torquay United::goldblue
Tottenham Hotspur:托特纳姆热刺:whitenavy::Spurs;Tottenham;热刺
Tranmere Rovers::whiteblue
Walsall::redwhite
Watford:沃特福德:goldblack
West Bromwich Albion:西布罗姆维奇:navywhitestripes::West Brom;WBA;西布朗
West Ham United:西汉姆联:claretsky::West Ham;西汉姆
Wigan Athletic:维冈竞技:bluewhitestripes:Wigan
Wolverhampton Wanderers:狼队:goldblack::Wolves
Wrexham:雷克斯汉姆:redwhite
Wycombe Wanderers:韦康比流浪者:skynavyquarterly:Wycombe
Yeovil Town::greenwhite
York City::redblue`,
  esp: `
AD Alcorcón:阿尔科孔:goldblue
Albacete:阿尔巴塞特:whitered
Athletic Club:毕尔巴鄂竞技:redwhitestripes::Athletic Bilbao;毕尔巴鄂
Athletic Club B:毕尔巴鄂竞技B队:redwhitestripes
Atlético Madrid:马德里竞技:redwhitestripes:Club Atlético de Madrid:Atleti;马竞
Burgos:布尔戈斯:whiteblack
CA Osasuna:奥萨苏纳:rednavy::Osasuna
CD Castellón:卡斯特利翁:whiteblack
CD Leganés:莱加内斯:bluewhitestripes::Leganés
CD Lugo:卢戈:redwhite
CD Mirandés:米兰德斯:redblack
CD Numancia:努曼西亚:redblue
CD Tenerife:特内里费:whiteblue
CE Sabadell:萨瓦德尔:bluewhitequarterly
Córdoba:科尔多瓦:greenwhitestripes
Cádiz:加的斯:goldblue
Deportivo Alavés:阿拉维斯:bluewhitestripes:CD Alavés:Alavés
Deportivo La Coruña:拉科鲁尼亚:bluewhitestripes::Depor;La Coruña
Elche:埃尔切:whitegreenfess
Espanyol:西班牙人:bluewhitestripes:Espanyol Barcelona;RCD Espanyol de Barcelona
FC Barcelona:巴塞罗那:bluered::Barcelona;Barça;巴萨
FC Barcelona B:巴塞罗那B队:bluered
FC Cartagena:卡塔赫纳:whiteblack
Getafe:赫塔费:bluewhite
Gimnàstic de Tarragona:塔拉戈纳:claretwhite
Girona:赫罗纳:redwhitestripes
Granada:格拉纳达:redwhite
Hércules:赫库莱斯:bluewhitestripes
Levante UD:莱万特:bluered::Levante
Málaga:马拉加:bluewhitestripes
RC Celta:塞尔塔:skywhite:RC Celta de Vigo:Celta Vigo;Celta
RCD Mallorca:马略卡:redblack::Mallorca
Racing Santander:桑坦德竞技:whitegreen
Rayo Vallecano:巴列卡诺:whiteredbend:Rayo Vallecano de Madrid:Rayo
Real Betis:皇家贝蒂斯:greenwhitestripes:Real Betis Balompié:Betis;贝蒂斯
Real Madrid:皇家马德里:whitegold::皇马
Real Madrid Castilla:卡斯蒂利亚:whitegold
Real Murcia:穆尔西亚:redwhite
Real Oviedo:奥维耶多:bluewhite
Real Sociedad:皇家社会:bluewhitestripes:Real Sociedad de Fútbol
Real Sociedad B:皇家社会B队:bluewhitestripes
Real Valladolid:巴拉多利德:purplewhitestripes
Real Zaragoza:萨拉戈萨:whiteblue
Recreativo Huelva:韦尔瓦:bluewhitestripes
SD Eibar:埃瓦尔:bluered
SD Huesca:韦斯卡:bluered
SD Ponferradina:庞费拉迪纳:bluewhite
Sevilla:塞维利亚:whitered
Sporting Gijón:希洪竞技:redwhitestripes
UD Almería:阿尔梅里亚:redwhitestripes
UD Las Palmas:拉斯帕尔马斯:goldblue::Las Palmas
Valencia:瓦伦西亚:whiteblack
Villarreal:比利亚雷亚尔:goldblue::黄潜`,
  ger: `
1. FC Heidenheim:海登海姆:redblue:1. FC Heidenheim 1846:Heidenheim
1. FC Kaiserslautern:凯泽斯劳滕:redwhite::Kaiserslautern
1. FC Köln:科隆:redwhite::Köln;Cologne
1. FC Magdeburg:马格德堡:bluewhite
1. FC Nürnberg:纽伦堡:claretblack::Nürnberg;Nuremberg
1. FC Saarbrücken:萨尔布吕肯:blueblack
1. FC Union Berlin:柏林联合:redwhite::Union Berlin
1. FSV Mainz 05:美因茨:redwhite::Mainz
1. FSV Mainz 05 II::redwhite
1899 Hoffenheim:霍芬海姆:bluewhite:TSG 1899 Hoffenheim:Hoffenheim
Alemannia Aachen:亚琛:goldblack
Arminia Bielefeld:比勒费尔德:blueblack
Bayer Leverkusen:勒沃库森:redblack:Bayer 04 Leverkusen:Leverkusen;药厂
Bayern München:拜仁慕尼黑:redwhite::Bayern;Bayern Munich;拜仁
Bayern München II:拜仁慕尼黑二队:redwhite
Borussia Dortmund:多特蒙德:goldblack::BVB;Dortmund
Borussia Dortmund II:多特蒙德二队:goldblack
Borussia Mönchengladbach:门兴格拉德巴赫:whitegreen:Bor. Mönchengladbach:Gladbach;门兴
Chemnitzer FC:开姆尼茨:skywhite
Dynamo Dresden:德累斯顿迪纳摩:goldblack
Eintracht Braunschweig:布伦瑞克:goldblue
Eintracht Frankfurt:法兰克福:blackred::Frankfurt
Energie Cottbus:科特布斯:redwhite
Erzgebirge Aue:奥厄:purplewhite
FC Augsburg:奥格斯堡:redgreen::Augsburg
FC Carl Zeiss Jena:耶拿:bluegold
FC Ingolstadt 04:因戈尔施塔特:redblack
FC St. Pauli:圣保利:brownwhite:FC St. Pauli 1910:St Pauli
FSV Frankfurt:FSV法兰克福:blackblue
FSV Zwickau::redwhite
Fortuna Düsseldorf:杜塞尔多夫:redwhite
Fortuna Köln::redwhite
Hallescher FC:哈勒:redwhite
Hamburger SV:汉堡:whiteblue::HSV;Hamburg
Hannover 96:汉诺威96:redgreen::Hannover
Hansa Rostock:罗斯托克:bluewhite
Hertha BSC:柏林赫塔:bluewhitestripes::Hertha;Hertha Berlin
Holstein Kiel:基尔:bluewhite
Jahn Regensburg:雷根斯堡:redwhite
KFC Uerdingen 05::bluered
Karlsruher SC:卡尔斯鲁厄:bluewhite
MSV Duisburg:杜伊斯堡:bluewhitehoops
Preußen Münster:明斯特:greenblack
RB Leipzig:莱比锡红牛:whitered::Leipzig;莱比锡
Rot-Weiss Essen:埃森红白:redwhite
Rot-Weiß Erfurt::redwhite
SC Freiburg:弗赖堡:redblack::Freiburg
SC Paderborn 07:帕德博恩:blueblack
SpVgg Greuther Fürth:菲尔特:greenwhite:SpVgg Greuther Fürth 1903
SpVgg Unterhaching:翁特哈兴:redblue
SSV Ulm 1846:乌尔姆:blackwhite
Stuttgarter Kickers:斯图加特踢球者:bluewhite
SV 07 Elversberg:埃尔弗斯贝格:blackwhite
SV Darmstadt 98:达姆施塔特:bluewhite
SV Sandhausen:桑德豪森:blackwhite
SV Wehen Wiesbaden:维斯巴登:redblack
FC Schalke 04:沙尔克04:bluewhite::Schalke;沙尔克
TSV 1860 München:慕尼黑1860:skywhite::1860 Munich
VfB Stuttgart:斯图加特:whiteredfess::Stuttgart
VfB Stuttgart II:斯图加特二队:whiteredfess
VfL Bochum:波鸿:bluewhite:VfL Bochum 1848:Bochum
VfL Osnabrück:奥斯纳布吕克:purplewhite
VfL Wolfsburg:沃尔夫斯堡:greenwhite::Wolfsburg
VfR Aalen:阿伦:blackwhite
Viktoria Köln::redblack
Waldhof Mannheim:曼海姆:blueblack
Werder Bremen:云达不来梅:greenwhite:SV Werder Bremen:Werder;Bremen;不来梅
Werder Bremen II:云达不来梅二队:greenwhite
Würzburger Kickers:维尔茨堡:redwhite`,
  ita: `
AC Milan:AC米兰:redblackstripes:Milan:Milan;米兰
AC Monza:蒙扎:redwhite
AC Perugia:佩鲁贾:redwhite:AC Perugia Calcio
ACF Fiorentina:佛罗伦萨:purplewhite::Fiorentina;紫百合
AS Bari:巴里:whitered:FC Bari 1908;SSC Bari:Bari
AS Cittadella:奇塔代拉:claretwhite
AS Livorno:利沃诺:claretwhite
AS Roma:罗马:claretgold::Roma
Ascoli:阿斯科利:blackwhitestripes:Ascoli Calcio;Ascoli Picchio FC
Atalanta:亚特兰大:blackbluestripes:Atalanta BC
Benevento:贝内文托:goldred:Benevento Calcio
Bologna:博洛尼亚:bluered:Bologna FC 1909
Brescia:布雷西亚:bluewhite:Brescia Calcio
Cagliari:卡利亚里:redbluehalves:Cagliari Calcio
Calcio Catania:卡塔尼亚:redsky
Calcio Padova:帕多瓦:whitered
Carpi:卡尔皮:redwhite
Cesena:切塞纳:whiteblack:AC Cesena
Chievo Verona:切沃:goldblue
Como:科莫:bluewhite:Como 1907;Como Calcio
Cosenza:科森扎:redblue:Cosenza Calcio
Crotone:克罗托内:redblue
Empoli:恩波利:bluewhite
Foggia:福贾:redblackstripes:Foggia Calcio
Frosinone:弗罗西诺内:goldblue:Frosinone Calcio
Genoa:热那亚:rednavyhalves:Genoa CFC
Hellas Verona:维罗纳:goldblue::Verona
Inter:国际米兰:blueblackstripes:FC Internazionale Milano:Inter Milan;Internazionale;国米
Juventus:尤文图斯:blackwhitestripes::Juve;尤文
Juve Stabia::goldblue
Latina::blackblue:Latina Calcio
Lazio:拉齐奥:skywhite:Lazio Roma;SS Lazio
Modena:摩德纳:goldblue
Napoli:那不勒斯:skywhite:SSC Napoli
Novara:诺瓦拉:bluewhite:Novara Calcio
Palermo:巴勒莫:pinkblack:US Palermo
Parma:帕尔马:whiteblack:Parma Calcio 1913
Pescara:佩斯卡拉:bluewhitestripes:Delfino Pescara
Pisa:比萨:blackblue:AC Pisa;AC Pisa 1909;Pisa SC
Pordenone Calcio::greenblack
Reggina:雷吉纳:claretwhite:Reggina 1914;Reggina Calcio
AC Reggiana:雷吉亚纳:claretwhite:AC Reggiana 1919
Sampdoria:桑普多利亚:bluewhite:UC Sampdoria
Sassuolo:萨索洛:greenblackstripes:Sassuolo Calcio;US Sassuolo Calcio
SPAL:斯帕尔:skywhitestripes:SPAL 2013 Ferrara
Siena:锡耶纳:blackwhite:AC Siena
Spezia:斯佩齐亚:whiteblack:Spezia Calcio
Ternana:特尔纳纳:redgreen:Ternana Calcio
Torino:都灵:claretwhite
Trapani Calcio::claretwhite
Udinese:乌迪内斯:whiteblack:Udinese Calcio
US Avellino:阿韦利诺:greenwhite:AS Avellino
US Catanzaro:卡坦扎罗:goldred
US Cremonese:克雷莫内塞:greyredstripes
US Lecce:莱切:goldredstripes::Lecce
US Salernitana:萨勒尼塔纳:claretwhite:US Salernitana 1919
Varese:瓦雷泽:redwhite:AS Varese 1910
Venezia:威尼斯:blackgreen
Vicenza:维琴察:whitered:Vicenza Calcio;L.R. Vicenza Virtus`,
  fra: `
AC Ajaccio:阿雅克肖:redwhite
AC Arles-Avignon::bluegold
AJ Auxerre:欧塞尔:whiteblue
AS Monaco:摩纳哥:redwhite::Monaco
AS Nancy:南锡:whitered:AS Nancy Lorraine
AS Saint-Étienne:圣埃蒂安:greenwhite::Saint-Étienne;St Étienne
Amiens SC:亚眠:whiteblack
Angers SCO:昂热:blackwhite
Chamois Niortais:尼奥尔:bluewhite
Clermont Foot:克莱蒙:redblue:Clermont Foot 63
Dijon FCO:第戎:redwhite
EA Guingamp:甘冈:redblack
ESTAC Troyes:特鲁瓦:bluewhite
FC Lorient:洛里昂:orangeblack
FC Metz:梅斯:claretwhite
FC Nantes:南特:goldgreen::Nantes
FC Sochaux:索肖:goldblue
Gazélec FC Ajaccio:阿雅克肖加泽莱克:redblue
Girondins Bordeaux:波尔多:navywhitechevron::Bordeaux
Grenoble Foot 38:格勒诺布尔:bluewhite
LB Châteauroux:沙托鲁:redblue
Le Havre AC:勒阿弗尔:skynavy:Havre AC
Le Mans:勒芒:redgold
Lille OSC:里尔:redblue::Lille
Montpellier HSC:蒙彼利埃:navyorange::Montpellier
Nîmes Olympique:尼姆:redwhite
OGC Nice:尼斯:redblackstripes
Olympique Lyonnais:里昂:whiteblue::Lyon
Olympique Marseille:马赛:whitesky:Olympique de Marseille:OM;Marseille
Paris FC:巴黎FC:bluewhite
Paris Saint-Germain:巴黎圣日耳曼:navyred::PSG;Paris SG;巴黎;大巴黎
RC Lens:朗斯:redgold:Racing Club de Lens:Lens
RC Strasbourg:斯特拉斯堡:bluewhite:RC Strasbourg Alsace:Strasbourg
Red Star:红星:greenwhite
SC Bastia:巴斯蒂亚:bluewhite
SM Caen:卡昂:bluered
Stade Brestois:布雷斯特:redwhite:Stade Brestois 29:Brest
Stade Lavallois:拉瓦勒:orangeblack
Stade Rennais:雷恩:redblack:Stade Rennais FC 1901:Rennes
Stade de Reims:兰斯:redwhite::Reims
Toulouse:图卢兹:purplewhite
Tours:图尔:bluewhite
US Boulogne:布洛涅:redblack
US Orléans:奥尔良:redgold
Valenciennes:瓦朗谢讷:redwhite
Évian Thonon Gaillard:依云:pinkblue`,
  por: `
Belenenses SAD:贝伦人:bluewhite
Boavista:博阿维斯塔:blackwhitequarterly
CD Aves:阿维斯:redwhite
CD Nacional:国民队:blackwhite
CS Marítimo:马里迪莫:greenred
FC Porto:波尔图:bluewhitestripes::Porto
GD Estoril Praia:埃斯托里尔:goldblue:GD Estoril
Gil Vicente:吉维森特:redblue
Moreirense:莫雷伦斯:greenwhite
Paços de Ferreira:费雷拉:goldgreen
Portimonense SC:波尔蒂芒人:blackwhite
Rio Ave:里奥阿维:greenwhitestripes
SL Benfica:本菲卡:redwhite:Sport Lisboa e Benfica:Benfica
Sporting Braga:布拉加:redwhite:Sporting Clube de Braga:Braga
Sporting CP:葡萄牙体育:greenwhitehoops:Sporting Clube de Portugal:Sporting Lisbon
Vitória Guimarães:吉马良斯:whiteblack
Vitória Setúbal:塞图巴尔:greenwhitestripes`,
  ned: `
ADO Den Haag:海牙:greengold
AFC Ajax:阿贾克斯:whiteredpale::Ajax
AZ Alkmaar:阿尔克马尔:redwhite:AZ:AZ
FC Groningen:格罗宁根:greenwhite
FC Twente:特温特:redwhite:FC Twente '65:Twente
FC Utrecht:乌得勒支:redwhite::Utrecht
Feyenoord:费耶诺德:redwhitehalves:Feyenoord Rotterdam
Fortuna Sittard:锡塔德福图纳:goldgreen
Go Ahead Eagles:前进之鹰:redgold
Heracles Almelo:赫拉克勒斯:blackwhitestripes
NAC Breda:布雷达:goldblack
NEC Nijmegen:奈梅亨:redgreen:NEC
PEC Zwolle:兹沃勒:bluewhite
PSV Eindhoven:埃因霍温:redwhitestripes:PSV:PSV
SC Heerenveen:海伦芬:bluewhite:sc Heerenveen
Sparta Rotterdam:鹿特丹斯巴达:redwhitestripes
Vitesse:维特斯:goldblackstripes:SBV Vitesse
VVV-Venlo:芬洛:goldblack
Willem II:威廉二世:redbluestripes:Willem II Tilburg`,
  sco: `
Aberdeen:阿伯丁:redwhite
Celtic:凯尔特人:greenwhitehoops
Dundee:邓迪:navywhite
Dundee United:邓迪联:orangeblack
Hamilton Academical:汉密尔顿:redwhitehoops
Heart of Midlothian:哈茨:claretwhite::Hearts
Hibernian:希伯尼安:greenwhite::Hibs
Kilmarnock:基尔马诺克:bluewhitestripes
Motherwell:马瑟韦尔:goldclaret
Rangers:流浪者:bluewhite
Ross County:罗斯郡:navyred
St. Johnstone:圣约翰斯通:bluewhite
St. Mirren:圣米伦:blackwhitestripes`,
  tur: `
Alanyaspor:阿兰亚体育:orangegreen
Beşiktaş:贝西克塔斯:blackwhite
Fenerbahçe:费内巴切:navygold::Fener
Galatasaray:加拉塔萨雷:redgold::Gala
Gaziantep FK::redblack:Gazişehir Gaziantep FK
Göztepe::goldred
Konyaspor:科尼亚体育:greenwhite:Atiker Konyaspor
Trabzonspor:特拉布宗体育:claretsky
İstanbul Başakşehir:伊斯坦布尔:orangenavy`,
  bel: `
Club Brugge:布鲁日:blueblackstripes:Club Brugge KV:Brugge;Bruges
KAA Gent:根特:bluewhite
KRC Genk:亨克:bluewhite
RSC Anderlecht:安德莱赫特:purplewhite::Anderlecht
Royal Antwerp:皇家安特卫普:redwhite
Standard Liège:标准列日:redwhite
Union Saint-Gilloise:圣吉罗斯联合:goldblue`,
  aut: `
Austria Wien:奥地利维也纳:purplewhite
Austria Wien II::purplewhite
FC Admira Wacker:阿德米拉:redblack:FC Trenkwalder Admira
LASK:林茨LASK:blackwhite:LASK Linz
Rapid Wien:维也纳快速:greenwhite::Rapid Vienna
Rapid Wien II::greenwhite
RB Salzburg:萨尔茨堡红牛:whitered:FC Red Bull Salzburg:Salzburg;Red Bull Salzburg
Sturm Graz:格拉茨风暴:blackwhite:SK Sturm Graz
Sturm Graz II::blackwhite
Wolfsberger AC:沃尔夫斯贝格:blackwhite:WAC/St. Andrä
WSG Tirol::greenwhite:WSG Wattens
FC Juniors OÖ::blackwhite
FC Marchfeld Donauauen:::FC Marchfeld Mannsdorf
Kapfenberger SV:::Kapfenberger SV 1919;KSV Superfund
1. Wiener Neustädter SC:::SC Magna Wiener Neustadt`,
  sui: `
BSC Young Boys:年轻人:goldblack::Young Boys
FC Basel:巴塞尔:redblue:FC Basel 1893:Basel
FC Zürich:苏黎世:whiteblue
Grasshopper Club Zürich:苏黎世草蜢:bluewhite`,
  gre: `
AEK Athen:雅典AEK:goldblack
Olympiakos Piraeus:奥林匹亚科斯:redwhitestripes::Olympiacos;Olympiakos
Panathinaikos:帕纳辛奈科斯:greenwhite
PAOK Saloniki:塞萨洛尼基:blackwhitestripes`,
  cze: `
AC Sparta Praha:布拉格斯巴达:claretwhite
Slavia Praha:布拉格斯拉维亚:redwhitehalves
Viktoria Plzeň:比尔森胜利:redblue`,
  cro: 'Dinamo Zagreb:萨格勒布迪纳摩:bluewhite:GNK Dinamo Zagreb',
  srb: 'Crvena Zvezda:贝尔格莱德红星:redwhitestripes::Red Star Belgrade',
  den: 'FC København:哥本哈根:whiteblue::Copenhagen;FC Copenhagen',
  swe: 'Malmö FF:马尔默:skywhite',
  pol: 'Legia Warszawa:华沙莱吉亚:whitegreen',
  rou: `
CFR Cluj:克卢日:claretwhite
Steaua Bucureşti:布加勒斯特星:redblue`,
  ukr: `
Dynamo Kyiv:基辅迪纳摩:whiteblue:Dinamo Kiev
Shakhtar Donetsk:顿涅茨克矿工:orangeblack::Shakhtar`,
  rus: `
CSKA Moskva:莫斯科中央陆军:redblue
Dinamo Moskva:莫斯科迪纳摩:bluewhite
Krasnodar:克拉斯诺达尔:greenblack
Lokomotiv Moskva:莫斯科火车头:redgreen
Rubin Kazan:喀山红宝石:claretgreen
Spartak Moskva:莫斯科斯巴达:redwhite
Zenit St. Petersburg:圣彼得堡泽尼特:bluewhite`,
  arg: `
Argentinos Juniors:阿根廷青年人:redwhite
Boca Juniors:博卡青年:bluegoldfess:CA Boca Juniors:Boca;博卡
Central Córdoba SdE::blackwhite:CA Central Córdoba
Estudiantes:拉普拉塔大学生:redwhitestripes:Estudiantes de La Plata
Huracán:飓风:whitered
Independiente:独立:redwhite
Lanús:拉努斯:claretwhite
Newell's Old Boys:纽维尔老男孩:redblackhalves
Racing Club:竞技俱乐部:skywhitestripes
River Plate:河床:whiteredbend:CA River Plate
Rosario Central:罗萨里奥中央:bluegoldstripes
San Lorenzo:圣洛伦索:bluered
Talleres de Córdoba::bluewhite:CA Talleres
Vélez Sarsfield:萨斯菲尔德:whitebluechevron:CA Vélez Sarsfield`,
  bra: `
América MG:::América Mineiro
Athletico Paranaense:巴拉纳竞技:redblack
Atlético Mineiro:米内罗竞技:blackwhitestripes:CA Mineiro
Bahia:巴伊亚:blueredhoops:Bahia BA;EC Bahia
Botafogo:博塔弗戈:blackwhitestripes:Botafogo FR;Botafogo RJ
Botafogo SP::redblack
Ceará:::Ceará CE;Ceará SC
Corinthians:科林蒂安:whiteblack:Corinthians SP;SC Corinthians Paulista
Cruzeiro:克鲁塞罗:bluewhite:Cruzeiro EC
Flamengo:弗拉门戈:redblackhoops:Flamengo RJ;CR Flamengo
Fluminense:弗鲁米嫩塞:claretgreen:Fluminense RJ
Fortaleza:福塔雷萨:redblue:Fortaleza CE;Fortaleza EC
Grêmio:格雷米奥:skyblack:Grêmio FBPA;Grêmio Porto Alegre
Internacional:巴西国际:redwhite:SC Internacional
Palmeiras:帕尔梅拉斯:greenwhite:SE Palmeiras
Red Bull Bragantino:布拉甘蒂诺红牛:whitered:RB Bragantino
Santos:桑托斯:whiteblack
São Paulo:圣保罗:whitered
Sport Recife:累西腓体育:redblack:SC Recife;Sport Recife PE
Vasco da Gama:瓦斯科达伽马:blackwhitebend:CR Vasco da Gama;Vasco da Gama RJ`,
  chi: `
Colo-Colo:科洛科洛:whiteblack:CSD Colo-Colo
Universidad de Chile:智利大学:bluered:CF Universidad de Chile`,
  col: `
Atlético Bucaramanga:::CA Bucaramanga
Atlético Nacional:国民竞技:greenwhitestripes:CDC Atlético Nacional
Deportes Tolima:::CD Tolima
Santa Fe::redwhite:Independiente Santa Fe`,
  uru: `
Nacional:民族:whiteblue:Club Nacional de Football
Peñarol:佩纳罗尔:goldblackstripes:CA Peñarol`,
  mex: `
CF América:墨西哥美洲:goldblue
Cruz Azul:蓝十字:bluewhite
Deportivo Guadalajara:瓜达拉哈拉:redwhitestripes::Chivas
CF Monterrey:蒙特雷:bluewhitestripes::Monterrey
UANL Tigres:老虎大学:goldblue::Tigres`,
  usa: `
Inter Miami CF:国际迈阿密:pinkblack::Inter Miami;迈阿密国际
Los Angeles FC:洛杉矶FC:blackgold::LAFC
Los Angeles Galaxy:洛杉矶银河:whitenavy::LA Galaxy
New York City FC:纽约城:skynavy::NYCFC
New York RB:纽约红牛:redwhite::New York Red Bulls
Seattle Sounders:西雅图海湾人:greenblue
Toronto FC:多伦多FC:redwhite`,
  chn: `
Beijing Guoan:北京国安:greengold::国安
Beijing Renhe:北京人和:blueblack
Changchun Yatai:长春亚泰:redwhite
Chengdu Rongcheng:成都蓉城:redwhite
Chongqing Lifan:重庆力帆:redblue
Dalian Pro:大连人:bluesky:Dalian Yifang FC
Dalian Yingbo:大连英博:bluewhite
Guangzhou Evergrande:广州恒大:redwhite::恒大
Guangzhou R&F:广州富力:bluewhite
Hebei China Fortune:河北华夏幸福:redblue
Henan:河南:redblack:Henan Jianye
Jiangsu Suning:江苏苏宁:blueblack:Jiāngsū Sūníng
Meizhou Hakka:梅州客家:redblue
Qingdao Hainiu:青岛海牛:orangewhite
Qingdao Huanghai:青岛黄海:orangeblue
Qingdao West Coast:青岛西海岸:goldblue
Shandong Taishan:山东泰山:orangeblue::鲁能
Shanghai Port:上海海港:redblack:Shanghai SIPG:上港
Shanghai Shenhua:上海申花:bluewhite::申花
Shenzhen:深圳:redwhite
Shenzhen Peng City:深圳新鹏城:redblue
Shijiazhuang Ever Bright:石家庄永昌:redblue
Tianjin Teda:天津泰达:bluewhite:Tianjin Jinmen Tiger
Tianjin Tianhai:天津天海:redblue
Wuhan Three Towns:武汉三镇:redblue
Wuhan Zall:武汉卓尔:redblue
Yunnan Yukun:云南玉昆:redwhite
Zhejiang Professional:浙江:greenwhite`,
  jpn: `
Albirex Niigata:新潟天鹅:orangeblue
Avispa Fukuoka:福冈黄蜂:navywhite
Cerezo Osaka:大阪樱花:pinknavy
FC Machida Zelvia:町田泽维亚:navywhite
FC Tokyo:东京FC:bluered
Fagiano Okayama:冈山绿雉:claretwhite
Gamba Osaka:大阪钢巴:blueblackstripes
Hokkaido Consadole Sapporo:北海道札幌冈萨多:redblackstripes
Júbilo Iwata:磐田喜悦:skywhite
Kashima Antlers:鹿岛鹿角:redblue
Kashiwa Reysol:柏太阳神:goldblack
Kawasaki Frontale:川崎前锋:skyblack
Kyoto Sanga:京都不死鸟:purplewhite
Matsumoto Yamaga:松本山雅:greenwhite
Nagoya Grampus:名古屋鲸八:redorange
Oita Trinita:大分三神:bluegold
Sagan Tosu:鸟栖砂岩:skypink
Sanfrecce Hiroshima:广岛三箭:purplewhite
Shimizu S-Pulse:清水心跳:orangenavy
Shonan Bellmare:湘南海洋:greenblue
Tokyo Verdy:东京绿茵:greenwhite
Urawa Red Diamonds:浦和红钻:redblack::Urawa Reds
Vegalta Sendai:仙台七夕:goldblue
Vissel Kobe:神户胜利船:claretwhite
Yokohama F. Marinos:横滨水手:bluered
Yokohama FC:横滨FC:skywhite`,
  aus: `
Adelaide United:阿德莱德联:redwhite
Brisbane Roar:布里斯班狮吼:orangeblack
Central Coast Mariners:中央海岸水手:goldnavy
Melbourne City:墨尔本城:skywhite
Melbourne Victory:墨尔本胜利:navywhitechevron
Newcastle United Jets:纽卡斯尔喷气机:goldblue
Perth Glory:珀斯光荣:purpleorange
Sydney FC:悉尼FC:skynavy
Wellington Phoenix:惠灵顿凤凰:goldblack
Western Sydney Wanderers:西悉尼流浪者:redblackhoops`,
  egy: `
Al Ahly:开罗国民:redwhite:Al Ahly SC
Zamalek:扎马雷克:whiteredfess`,
  mar: `
Raja Casablanca:卡萨布兰卡拉贾:greenwhite
Wydad Casablanca:维达德:redwhite:Wydad AC`,
  cyp: 'APOEL Nikosia:希腊人竞技:bluegold',
  isr: 'Maccabi Tel Aviv:特拉维夫马卡比:goldblue',
  hun: 'Fehérvár:::MOL Vidi FC',
};
