/**
 * First names and surnames of each language, English:Chinese, combined at random. A language needs at least 19 of
 * each, so that neither occurs twice in a squad. The Chinese is a transliteration, for East Asian names the characters
 * themselves.
 */
export interface PeopleParts {
  readonly given: string;
  readonly surnames: string;
  /** First and last parts of more surnames: every pair is one. */
  readonly stems?: string;
  readonly endings?: string;
}

const peopleParts = {
  english: {
    given:
      'Tom:汤姆 Jack:杰克 Luke:卢克 Callum:卡勒姆 Ryan:瑞安 Ben:本 Joel:乔尔 Aaron:阿龙 Kieran:基兰 Lewis:刘易斯 Dean:迪恩 Marcus:马库斯 Theo:西奥 Reece:里斯 Owen:欧文 Nathan:内森 Harvey:哈维 Elliot:埃利奥特 Jamal:贾马尔 Kofi:科菲 Miles:迈尔斯 Toby:托比 Rhys:里斯 Stanley:斯坦利 Dominic:多米尼克 Barnaby:巴纳比 Curtis:柯蒂斯 Freddie:弗雷迪 Gareth:加雷思 Lennie:伦尼',
    surnames:
      'Ashdown:阿什当 Barlow:巴洛 Cartwright:卡特赖特 Dunmore:邓莫尔 Ellery:埃勒里 Fairclough:费尔克拉夫 Garside:加赛德 Hartnell:哈特内尔 Ingham:英厄姆 Jessop:杰瑟普 Kerridge:克里奇 Lockwood:洛克伍德 Merrick:梅里克 Norcott:诺科特 Oakes:奥克斯 Pemberton:彭伯顿 Quayle:奎尔 Rushton:拉什顿 Selwood:塞尔伍德 Tranter:特兰特 Underhay:昂德海 Venning:文宁 Wetherby:韦瑟比 Yarrow:亚罗 Aldous:奥尔德斯 Beckett:贝克特 Copley:科普利 Drewitt:德鲁伊特 Eastham:伊斯特姆 Fosdyke:福斯戴克 Greaves-Lowe:格里夫斯-洛 Hallam:哈勒姆 Iveson:艾夫森 Kitching:基钦 Loxley:洛克斯利 Mensah:门萨 Nuttall:纳托尔 Okafor:奥卡福 Prescott:普雷斯科特 Sefton:塞夫顿',
    stems:
      'Ash:阿什 Black:布莱克 Hart:哈特 Whit:惠特 Brad:布拉德 Cald:考尔德 Nether:内瑟 Thorn:索恩 Red:雷德 Lang:兰 Stan:斯坦 Holl:霍尔 Rad:拉德 Wind:温德 Marl:马尔 Pen:彭',
    endings:
      'worth:沃思 ley:利 combe:库姆 field:菲尔德 croft:克罗夫特 ford:福德 well:韦尔 bourne:伯恩 wick:威克 gate:盖特',
  },
  gaelic: {
    given:
      'Ruairi:鲁里 Fergus:弗格斯 Cormac:科马克 Eoin:欧因 Finlay:芬利 Calum:卡卢姆 Declan:德克兰 Ronan:罗南 Struan:斯特鲁安 Lachlan:拉克伦 Conor:康纳 Hamish:哈米什 Oisin:奥辛 Rory:罗里 Dara:达拉 Craig:克雷格 Ewan:尤恩 Padraig:帕德里克 Murdo:默多 Niall:尼尔 Angus:安格斯 Colm:科尔姆 Brodie:布罗迪 Tadhg:泰格 Cathal:卡哈尔 Gregor:格雷戈尔 Seamus:谢默斯 Blair:布莱尔',
    surnames:
      'Abernethy:阿伯内西 Brannigan:布兰尼根 Carmody:卡莫迪 Drummond:德拉蒙德 Fallon:法伦 Galbraith:加尔布雷思 Heggarty:赫加蒂 Innes:英尼斯 Kinnear:金尼尔 Laverty:拉弗蒂 McAusland:麦考斯兰 Noonan:努南 Ogilvie:奥格尔维 Pettigrew:佩蒂格鲁 Quinlan:昆兰 Rafferty:拉弗蒂尔 Scanlon:斯坎伦 Tierney:蒂尔尼 Urquhart:厄克特 Wardlaw:沃德洛 Blaney:布莱尼 Colquhoun:科洪 Devlin:德夫林 Erskine:厄斯金 Farquhar:法夸尔 Geraghty:杰拉蒂 Hanratty:汉拉蒂 Kilbride:基尔布赖德 Lennox:伦诺克斯 McCrindle:麦克林德尔 Moncrieff:蒙克里夫 Nesbitt:内斯比特 Orr:奥尔 Phelan:费伦 Rennie:伦尼 Strachan-Boyd:斯特罗恩-博伊德',
    stems:
      'Mac:麦克 Kil:基尔 Dun:邓 Bal:巴尔 Glen:格伦 Car:卡 Mul:马尔 Gil:吉尔 Finn:芬 Don:唐 Dal:达尔 Col:科尔 Tor:托尔 Ben:本 Kin:金 Ard:阿德',
    endings:
      'lachlan:拉克伦 garvie:加维 namara:纳马拉 ligan:利根 rannoch:兰诺赫 more:莫尔 loughlin:洛克林 ross:罗斯 darragh:达拉 cuddy:卡迪',
  },
  spanish: {
    given:
      'Álvaro:阿尔瓦罗 Bruno:布鲁诺 Diego:迭戈 Emilio:埃米利奥 Gonzalo:贡萨洛 Hugo:乌戈 Iván:伊万 Julián:胡利安 Marcos:马科斯 Nicolás:尼古拉斯 Pablo:巴勃罗 Rubén:鲁文 Sergio:塞尔希奥 Tomás:托马斯 Mateo:马特奥 Joaquín:华金 Ezequiel:埃塞基耶尔 Facundo:法昆多 Ignacio:伊格纳西奥 Rodrigo:罗德里戈 Adrián:阿德里安 Cristian:克里斯蒂安 Esteban:埃斯特万 Gael:加埃尔 Leandro:莱安德罗 Maximiliano:马克西米利亚诺 Óscar:奥斯卡 Raúl:劳尔 Santiago:圣地亚哥 Víctor:维克托',
    surnames:
      'Aranda:阿兰达 Barrios:巴里奥斯 Cifuentes:西富恩特斯 Duarte:杜阿尔特 Escudero:埃斯库德罗 Figueroa:菲格罗亚 Galindo:加林多 Hinojosa:伊诺霍萨 Ibarra:伊瓦拉 Lozano:洛萨诺 Maldonado:马尔多纳多 Navarrete:纳瓦雷特 Olmedo:奥尔梅多 Palacios:帕拉西奥斯 Quiroga:基罗加 Rincón:林孔 Salcedo:萨尔塞多 Tejada:特哈达 Urrutia:乌鲁蒂亚 Valdés:巴尔德斯 Yáñez:亚涅斯 Zamudio:萨穆迪奥 Cordero:科尔德罗 Montalvo:蒙塔尔沃 Arancibia:阿兰西维亚 Bermúdez:贝穆德斯 Carvajalino:卡瓦哈利诺 Echeverri:埃切韦里 Fonseca:丰塞卡 Gallardo:加利亚多 Iriarte:伊里亚特 Jaramillo:哈拉米略 Leiva:莱瓦 Menéndez:梅嫩德斯 Noriega:诺列加 Orellana:奥雷利亚纳 Pizarro:皮萨罗 Rebolledo:雷沃列多 Sarmiento:萨缅托 Toledo:托莱多 Ugarte:乌加特 Villalba:比利亚尔瓦 Zapata:萨帕塔 Corvalán:科尔瓦兰 Espínola:埃斯皮诺拉',
    stems:
      'Arrie:阿列 Bena:贝纳 Cara:卡拉 Esca:埃斯卡 Guija:吉哈 Herma:埃尔马 Larra:拉腊 Mira:米拉 Monte:蒙特 Olava:奥拉瓦 Peña:佩尼亚 Quinta:金塔 Riva:里瓦 Sala:萨拉 Torre:托雷 Villa:比利亚',
    endings:
      'nilla:尼利亚 vente:文特 dero:德罗 rrín:林 zábal:萨瓦尔 lobos:洛沃斯 randa:兰达 ssola:索拉 medo:梅多 galde:加尔德',
  },
  portuguese: {
    given:
      'André:安德烈 Bruno:布鲁诺 Caio:卡约 Davi:达维 Fábio:法比奥 Gil:吉尔 Hélder:埃尔德 João:若昂 Leandro:莱安德罗 Murilo:穆里洛 Nuno:努诺 Otávio:奥塔维奥 Rafael:拉斐尔 Tiago:蒂亚戈 Vítor:维托尔 Wesley:韦斯利 Henrique:恩里克 Igor:伊戈尔 Márcio:马西奥 Renan:雷南 Adriano:阿德里亚诺 Bernardo:贝尔纳多 Diogo:迪奥戈 Emanuel:埃曼努埃尔 Gonçalo:贡萨洛 Ivo:伊沃 Lucas:卢卡斯 Mauro:毛罗 Ricardo:里卡多 Samuel:萨穆埃尔',
    surnames:
      'Abrantes:阿布兰特斯 Barcelos:巴塞洛斯 Cardoso:卡多索 Dantas:丹塔斯 Esteves:埃斯特维斯 Farias:法里亚斯 Gouveia:戈维亚 Horta:奥尔塔 Lacerda:拉塞尔达 Macedo:马塞多 Nogueira:诺盖拉 Oliveira:奥利维拉 Pacheco:帕谢科 Queirós:凯罗斯 Rezende:雷森德 Sampaio:桑帕约 Tavares:塔瓦雷斯 Vilela:维莱拉 Xavier:沙维尔 Azeredo:阿泽雷多 Bittencourt:比滕库尔 Camargo:卡马戈 Drummond:德鲁蒙德 Espinheira:埃斯皮涅拉 Falcato:法尔卡托 Guedes:格德斯 Junqueira:容凯拉 Leitão:莱唐 Moura:莫拉 Noronha:诺罗尼亚 Peixoto:佩肖托 Rebelo:雷贝洛 Severo:塞韦罗 Teles:特莱斯 Valadares:瓦拉达雷斯 Zanotti:扎诺蒂 Bragança:布拉甘萨 Coutinho:库蒂尼奥',
    stems:
      'Albu:阿尔布 Barra:巴拉 Cama:卡马 Figuei:菲盖 Guima:吉马 Lobe:洛贝 Mendo:门多 Nabu:纳布 Pera:佩拉 Quinta:金塔 Ribei:里贝 Sera:塞拉 Tava:塔瓦 Vala:瓦拉 Vascon:瓦斯孔 Zame:扎梅',
    endings:
      'rães:朗伊斯 nilha:尼利亚 redo:雷多 landa:兰达 quete:凯特 rinho:里尼奥 çal:萨尔 goso:戈索 lares:拉雷斯 velos:韦洛斯',
  },
  italian: {
    given:
      'Alessio:阿莱西奥 Carlo:卡洛 Dario:达里奥 Elia:埃利亚 Fabrizio:法布里齐奥 Giulio:朱利奥 Jacopo:雅各布 Lorenzo:洛伦佐 Matteo:马泰奥 Nicolò:尼科洛 Paolo:保罗 Riccardo:里卡尔多 Simone:西莫内 Tommaso:托马索 Valerio:瓦莱里奥 Edoardo:爱德华多 Gianluca:詹卢卡 Pietro:彼得罗 Samuele:萨穆埃莱 Andrea:安德烈亚 Davide:达维德 Emanuele:埃马努埃莱 Filippo:菲利波 Giacomo:贾科莫 Leonardo:莱昂纳多 Manuel:曼努埃尔 Nicola:尼古拉 Stefano:斯特凡诺 Vittorio:维托里奥',
    surnames:
      'Albanese:阿尔巴内塞 Bernardi:贝尔纳迪 Caruso:卡鲁索 Damiani:达米亚尼 Esposito:埃斯波西托 Fontana:丰塔纳 Galli:加利 Lombardi:隆巴尔迪 Marchetti:马尔凯蒂 Neri:内里 Orlandi:奥兰迪 Palmieri:帕尔米耶里 Ricci:里奇 Santoro:桑托罗 Testa:泰斯塔 Valentini:瓦伦蒂尼 Zanetti:扎内蒂 Bruni:布鲁尼 Conti:孔蒂 Sartori:萨尔托里 Agnoli:阿尼奥利 Bevilacqua:贝维拉夸 Capuano:卡普阿诺 De Felice:德费利切 Fabbri:法布里 Grimaldi:格里马尔迪 Iannone:扬诺内 Lucarini:卢卡里尼 Mancuso:曼库索 Olivero:奥利韦罗 Pagani:帕加尼 Quaglia:夸利亚 Ruggeri:鲁杰里 Salvemini:萨尔韦米尼 Tosetti:托塞蒂 Urbani:乌尔巴尼 Vannucci:万努奇 Zuccaro:祖卡罗',
    stems:
      'Bar:巴尔 Bell:贝尔 Cas:卡斯 Corr:科尔 Dond:东德 Ferr:费尔 Garb:加尔布 Lanz:兰兹 Mant:曼特 Morl:莫尔 Pall:帕尔 Rav:拉夫 Salv:萨尔夫 Tarq:塔尔奎 Ven:文 Zamp:赞普',
    endings:
      'etti:埃蒂 oni:奥尼 ucci:乌奇 arelli:阿雷利 ini:伊尼 esini:埃西尼 ante:安特 aro:阿罗 igiani:伊贾尼 aldi:阿尔迪',
  },
  german: {
    given:
      'Anton:安东 Bastian:巴斯蒂安 Daniel:丹尼尔 Erik:埃里克 Fabian:法比安 Hannes:汉内斯 Jonas:约纳斯 Konrad:康拉德 Lukas:卢卡斯 Moritz:莫里茨 Niklas:尼克拉斯 Oskar:奥斯卡 Paul:保罗 Ruben:鲁本 Sven:斯文 Tobias:托比亚斯 Felix:费利克斯 Emre:埃姆雷 Luca:卢卡 Valentin:瓦伦丁 Adrian:阿德里安 Benedikt:贝内迪克特 Christoph:克里斯托夫 Dominik:多米尼克 Elias:埃利亚斯 Finn:芬恩 Jannik:扬尼克 Leon:莱昂 Matthias:马蒂亚斯 Philipp:菲利普',
    surnames:
      'Albrecht:阿尔布雷希特 Brandt:勃兰特 Dietrich:迪特里希 Engel:恩格尔 Falk:法尔克 Gruber:格鲁伯 Hartmann:哈特曼 Immel:伊梅尔 Jansen:扬森 Keller:克勒 Lindner:林德纳 Maurer:毛雷尔 Neuhaus:诺伊豪斯 Ott:奥特 Pohl:波尔 Reuter:罗伊特 Seidel:赛德尔 Thoma:托马 Ulrich:乌尔里希 Vogt:福格特 Winkler:温克勒 Zeller:策勒 Achterberg:阿赫特贝格 Bachmann:巴赫曼 Casper:卡斯珀 Dornbusch:多恩布施 Eberle:埃贝勒 Fischbach:菲施巴赫 Gerlach:格拉赫 Haselbeck:哈泽尔贝克 Jungwirth:容维特 Kranz:克兰茨 Lohse:洛泽 Mertens:默滕斯 Nagel:纳格尔 Oberhauser:奥伯豪泽 Pfeffer:普费弗 Rombach:罗姆巴赫 Steiner:施泰纳 Trautmann-Kühn:特劳特曼-库恩',
    stems:
      'Ahren:阿伦 Birken:比尔肯 Dorn:多恩 Eichen:艾兴 Finken:芬肯 Grün:格林 Hohen:霍恩 Kirch:基希 Linden:林登 Mühl:米尔 Neu:诺伊 Rosen:罗森 Stein:施泰因 Tannen:坦嫩 Wald:瓦尔德 Weiden:魏登',
    endings:
      'berger:贝格尔 bauer:鲍尔 hofer:霍费尔 mann:曼 feld:费尔德 bach:巴赫 brecht:布雷希特 hagen:哈根 müller:米勒 hauser:豪泽',
  },
  french: {
    given:
      'Adrien:阿德里安 Baptiste:巴蒂斯特 Clément:克莱芒 Damien:达米安 Étienne:艾蒂安 Florian:弗洛里安 Gaël:加埃尔 Hugo:雨果 Julien:朱利安 Loïc:洛伊克 Mathis:马蒂斯 Noé:诺埃 Quentin:康坦 Rémi:雷米 Théo:泰奥 Yanis:亚尼斯 Moussa:穆萨 Amadou:阿马杜 Ibrahima:易卜拉希马 Maxence:马克桑斯 Antoine:安托万 Benoît:伯努瓦 Corentin:科朗坦 Enzo:恩佐 Guillaume:纪尧姆 Jérémy:热雷米 Léo:莱奥 Nathan:内森 Romain:罗曼 Valentin:瓦朗坦',
    surnames:
      'Aubert:奥贝尔 Besson:贝松 Carpentier:卡尔庞捷 Delmas:德尔马斯 Fontaine:方丹 Garnier:加尼耶 Hamel:阿梅尔 Jourdain:茹尔丹 Lacroix:拉克鲁瓦 Marchand:马尔尚 Noiret:努瓦雷 Ollivier:奥利维耶 Perrot:佩罗 Renaud:勒诺 Savary:萨瓦里 Tessier:泰西耶 Vasseur:瓦瑟尔 Diarra:迪亚拉 Konaté:科纳特 Sissoko:西索科 Allard:阿拉尔 Bonnefoy:博纳富瓦 Chevallier:舍瓦利耶 Dufresne:迪弗雷纳 Escoffier:埃斯科菲耶 Faivre:费夫尔 Guillemot:吉耶莫 Humbert:安贝尔 Keïta:凯塔 Langlois:朗格卢瓦 Mercadier:梅卡迪耶 Nicollet:尼科莱 Péron:佩龙 Rousselle:鲁塞尔 Traoré:特拉奥雷 Vauclin:沃克兰 Cissé:西塞 Doumbia:敦比亚',
    stems:
      'Bar:巴 Beau:博 Cha:沙 Cor:科尔 Del:德尔 Gau:戈 Guil:吉尔 La:拉 Mar:马尔 Mon:蒙 Per:佩尔 Rou:鲁 Sau:索 Ter:泰尔 Val:瓦尔 Ver:韦尔',
    endings:
      'ceau:索 drin:德兰 chet:谢 vigny:维尼 tier:蒂耶 bert:贝尔 gnac:尼亚克 lois:卢瓦 mond:蒙 nard:纳尔',
  },
  dutch: {
    given:
      'Bas:巴斯 Daan:达恩 Finn:芬恩 Gijs:海斯 Jelle:耶勒 Koen:库恩 Lars:拉尔斯 Maarten:马尔滕 Niels:尼尔斯 Pim:皮姆 Ruben:鲁本 Sem:塞姆 Thijs:泰斯 Wout:沃特 Bram:布拉姆 Joris:约里斯 Ilias:伊利亚斯 Senne:森内 Jasper:雅斯珀 Wannes:万内斯 Casper:卡斯珀 Dirk:迪尔克 Floris:弗洛里斯 Hidde:希德 Jurre:尤勒 Luuk:吕克 Mees:梅斯 Olaf:奥拉夫 Stijn:斯泰恩 Tygo:泰戈',
    surnames:
      'Aalbers:阿尔伯斯 Bakker:巴克 Claessen:克拉森 Dekker:德克 Evers:埃弗斯 Hofman:霍夫曼 Jonker:永克 Kuipers:屈佩斯 Luyten:勒伊滕 Mulder:米尔德 Noordman:诺尔德曼 Peeters:佩特斯 Rutten:吕滕 Schouten:斯豪滕 Timmers:蒂默斯 Verhoef:费尔胡夫 Wouters:沃特斯 Zwart:兹瓦特 van Aken:范阿肯 Brouwers:布劳沃斯 Cuypers:凯珀斯 Doorman:多尔曼 Elzinga:埃尔津哈 Frederiks:弗雷德里克斯 Goossens:戈森斯 Haverkamp:哈弗坎普 Ijzerman:艾泽曼 Jacobs:雅各布斯 Kloosterman:克洛斯特曼 Lemmens:莱门斯 Meijerink:迈耶林克 Nijland:奈兰 Oosterveld:奥斯特费尔德 Postma:波斯特马 Roelofs:鲁洛夫斯 Segers:塞赫斯 van Tricht:范特里赫特 Verbruggen-Maes:费尔布吕亨-马斯',
    stems:
      'Beek:贝克 Berk:贝尔克 Broek:布鲁克 Eik:艾克 Groen:格伦 Hout:豪特 Kerk:凯尔克 Linden:林登 Meer:梅尔 Nieuw:纽 Oude:奥德 Rijn:赖因 Schaap:斯哈普 Veld:费尔德 Water:瓦特 Zand:赞德',
    endings:
      'huis:豪斯 stra:斯特拉 mans:曼斯 veld:费尔德 hoven:霍芬 dijk:戴克 sma:斯马 kamp:坎普 burg:比尔赫 meester:梅斯特',
  },
  nordic: {
    given:
      'Anders:安德斯 Bjørn:比约恩 Emil:埃米尔 Filip:菲利普 Gustav:古斯塔夫 Henrik:亨里克 Isak:伊萨克 Jesper:耶斯珀 Kasper:卡斯珀 Linus:利努斯 Mikkel:米克尔 Nils:尼尔斯 Oskar:奥斯卡 Rasmus:拉斯穆斯 Sander:桑德 Viktor:维克托 Elias:埃利亚斯 Tobias:托比亚斯 Sivert:西韦特 Axel:阿克塞尔 Albin:阿尔宾 August:奥古斯特 Birk:比尔克 Edvin:埃德温 Frederik:弗雷德里克 Håkon:哈康 Jonas:约纳斯 Lasse:拉瑟 Magnus:马格努斯 Oliver:奥利弗',
    surnames:
      'Ahlgren:阿尔格伦 Berglund:贝里隆德 Dahl:达尔 Eklund:埃克隆德 Forsberg:福斯贝里 Granqvist:格兰奎斯特 Hagen:哈根 Iversen:伊韦森 Jørgensen:约恩森 Kvist:克维斯特 Lindqvist:林德奎斯特 Moen:莫恩 Nyberg:尼贝里 Olsen:奥尔森 Pedersen:佩德森 Rask:拉斯克 Solberg:索尔贝格 Thorsen:托尔森 Vik:维克 Westergaard:韦斯特高 Aasen:奥森 Bruun:布伦 Carlström:卡尔斯特伦 Damgaard:达姆高 Enger:恩格尔 Falck:法尔克 Grønvold:格伦沃尔 Hallström:哈尔斯特伦 Isaksson:伊萨克松 Juhl:尤尔 Kjeldsen:谢尔森 Lunde:伦德 Myhre:米勒 Nordahl:诺达尔 Opsahl:奥普萨尔 Rosengren:罗森格伦 Skov:斯考 Tveit:特维特 Ulvund:乌尔文 Wikström:维克斯特伦',
    stems:
      'Alm:阿尔姆 Björk:比约克 Dal:达尔 Ek:埃克 Fjell:菲耶尔 Gran:格兰 Hav:哈夫 Kirke:希尔克 Lind:林德 Nor:诺尔 Ros:罗斯 Sand:桑德 Sol:索尔 Sten:斯滕 Vest:韦斯特 Øster:厄斯特',
    endings:
      'berg:贝里 gren:格伦 lund:隆德 dahl:达尔 ström:斯特伦 vold:沃尔 gaard:高 heim:海姆 qvist:奎斯特 rud:鲁德',
  },
  finnish: {
    given:
      'Aleksi:阿莱克西 Eero:埃罗 Juho:尤霍 Kalle:卡勒 Lauri:劳里 Mikko:米科 Niko:尼科 Onni:翁尼 Petri:佩特里 Rasmus:拉斯穆斯 Sami:萨米 Tuomas:图奥马斯 Ville:维莱 Otto:奥托 Antti:安蒂 Jere:耶雷 Matias:马蒂亚斯 Topi:托皮 Arttu:阿尔图 Elias:埃利亚斯 Henri:亨里 Iiro:伊罗 Joonas:约纳斯 Markus:马库斯 Oskari:奥斯卡里 Roope:罗佩 Teemu:泰穆 Valtteri:瓦尔泰里',
    surnames:
      'Aaltonen:阿尔托宁 Halonen:哈洛宁 Järvinen:耶尔维宁 Kallio:卡利奥 Laine:莱内 Mäkelä:迈凯莱 Nieminen:涅米宁 Ojala:奥亚拉 Peltonen:佩尔托宁 Rantanen:兰塔宁 Salonen:萨洛宁 Toivola:托伊沃拉 Uotila:乌奥蒂拉 Virtala:维尔塔拉 Ahonen:阿霍宁 Eskola:埃斯科拉 Heikkinen:海基宁 Ikonen:伊科宁 Jokela:约凯拉 Karppi:卡尔皮 Lehtola:莱赫托拉 Mustonen:穆斯托宁 Niskala:尼斯卡拉 Oksanen:奥克萨宁 Pasanen:帕萨宁 Räsänen:雷塞宁 Seppälä:塞佩莱 Tervo:泰尔沃 Ukkonen:乌科宁 Vainio:瓦伊尼奥 Ylönen:于勒宁 Hakala:哈卡拉 Kotila:科蒂拉 Leppänen:莱佩宁 Manner:曼纳 Suvanto:苏万托',
    stems:
      'Aho:阿霍 Haka:哈卡 Hieta:希耶塔 Järvi:耶尔维 Kallo:卡洛 Kivi:基维 Koski:科斯基 Lehti:莱赫蒂 Mänty:门蒂 Niemi:涅米 Ranta:兰塔 Salmi:萨尔米 Suo:索 Tammi:塔米 Vaara:瓦拉 Vuori:沃里',
    endings:
      'nen:宁 la:拉 maa:马 mäki:迈基 aho:阿霍 salo:萨洛 harju:哈留 virta:维尔塔 koski:科斯基 puro:普罗',
  },
  polish: {
    given:
      'Bartosz:巴托什 Dominik:多米尼克 Filip:菲利普 Jakub:雅库布 Kamil:卡米尔 Marcin:马尔钦 Paweł:帕韦乌 Szymon:希蒙 Wojciech:沃伊切赫 Tomasz:托马什 Krzysztof:克日什托夫 Mateusz:马特乌什 Adrian:阿德里安 Rafał:拉法乌 Igor:伊戈尔 Hubert:胡贝特 Oskar:奥斯卡 Konrad:康拉德 Aleksander:亚历山大 Bartłomiej:巴尔托米耶 Damian:达米安 Emil:埃米尔 Grzegorz:格热戈日 Jan:扬 Kacper:卡茨佩尔 Łukasz:乌卡什 Michał:米哈乌 Przemysław:普热梅斯瓦夫',
    surnames:
      'Adamczyk:亚当奇克 Bielak:别拉克 Czerny:切尔尼 Domański:多曼斯基 Falkowski:法尔科夫斯基 Gajda:加伊达 Halicki:哈利茨基 Jankowski:扬科夫斯基 Kozera:科泽拉 Lisowski:利索夫斯基 Marczak:马尔恰克 Nawrot:纳夫罗特 Olszewski:奥尔舍夫斯基 Pietrzak:彼得扎克 Rybka:雷布卡 Sikora:西科拉 Tarnowski:塔尔诺夫斯基 Urban:乌尔班 Wrona:弗罗纳 Zawada:扎瓦达 Banasik:巴纳西克 Chmura:赫穆拉 Dudziak:杜齐亚克 Filipek:菲利佩克 Grabiec:格拉别茨 Jurek:尤雷克 Kempa:肯帕 Ligęza:利根扎 Mroczek:姆罗切克 Niedziela:涅杰拉 Orlik:奥尔利克 Piwowar:皮沃瓦尔 Rutkowski:鲁特科夫斯基 Skiba:斯基巴 Tkacz:特卡奇 Wilczek:维尔切克 Zięba:津巴 Żurek:茹雷克',
    stems:
      'Bor:博尔 Brzoz:布若兹 Czar:查尔 Dobr:多布尔 Gaw:加夫 Górn:古尔恩 Jasi:亚西 Kal:卡尔 Kras:克拉斯 Lip:利普 Mal:马尔 Olch:奥尔赫 Pias:皮亚斯 Sos:索斯 Warn:瓦尔恩 Wier:维尔',
    endings:
      'ecki:埃茨基 iński:因斯基 owski:奥夫斯基 ak:阿克 czyk:奇克 icki:伊茨基 arek:阿雷克 ewicz:埃维奇 oń:奥尼 ula:乌拉',
  },
  czech: {
    given:
      'Adam:亚当 Dominik:多米尼克 Jakub:雅各布 Lukáš:卢卡什 Ondřej:翁德热伊 Tomáš:托马什 Matěj:马捷伊 Vojtěch:沃伊捷赫 Jan:扬 Petr:彼得 Šimon:希蒙 Radek:拉德克 Daniel:丹尼尔 Marek:马雷克 Karel:卡雷尔 Štěpán:什捷潘 David:达维德 Filip:菲利普 Antonín:安东宁 Denis:德尼斯 Hynek:希内克 Jiří:伊日 Kamil:卡米尔 Libor:利博尔 Martin:马丁 Patrik:帕特里克 Robin:罗宾 Zdeněk:兹德涅克',
    surnames:
      'Bartoš:巴托什 Čermák:切尔马克 Dvorský:德沃尔斯基 Fiala:菲亚拉 Hájek:哈耶克 Janda:扬达 Kubát:库巴特 Linhart:林哈特 Mareš:马雷什 Novotný:诺沃特尼 Pospíšil:波斯皮希尔 Růžek:鲁热克 Sedlák:塞德拉克 Tichý:季希 Urbánek:乌尔班内克 Vaněk:瓦涅克 Zelenka:泽伦卡 Zima:济马 Beneš:贝内什 Chalupa:哈卢帕 Doležal:多莱扎尔 Havlík:哈夫利克 Jelínek:耶利内克 Kopecký:科佩茨基 Louda:洛乌达 Musil:穆西尔 Němec:涅梅茨 Ondráček:翁德拉切克 Pavlík:帕夫利克 Řehoř:热霍日 Smetana:斯美塔那 Toman:托曼 Vacek:瓦采克 Žák:扎克 Krejza:克雷扎 Soukup:索库普',
    stems:
      'Bláh:布拉赫 Bor:博尔 Čern:切尔恩 Dub:杜布 Hol:霍尔 Hrad:赫拉德 Kal:卡尔 Kol:科尔 Lip:利普 Mal:马尔 Pek:佩克 Rad:拉德 Slav:斯拉夫 Svob:斯沃布 Vlas:弗拉斯 Zem:泽姆',
    endings:
      'ánek:阿内克 áček:阿切克 ecký:埃茨基 ík:伊克 oun:奥温 uška:乌什卡 ina:伊纳 ovec:奥韦茨 ák:阿克 ota:奥塔',
  },
  southslav: {
    given:
      'Luka:卢卡 Marko:马尔科 Nikola:尼古拉 Petar:佩塔尔 Stefan:斯特凡 Zoran:佐兰 Ivan:伊万 Ante:安特 Mateo:马特奥 Dušan:杜尚 Filip:菲利普 Josip:约西普 Miloš:米洛什 Andrija:安德里亚 Bojan:博扬 Tin:廷 Vuk:武克 Karlo:卡洛 Aleksandar:亚历山大 Borna:博尔纳 Damir:达米尔 Dragan:德拉甘 Goran:戈兰 Hrvoje:赫尔沃耶 Jovan:约万 Lazar:拉扎尔 Ognjen:奥格年 Saša:萨沙',
    surnames:
      'Babić:巴比奇 Cvitan:茨维坦 Dragojević:德拉戈耶维奇 Gajić:加伊奇 Horvat:霍尔瓦特 Ivković:伊夫科维奇 Jurić:尤里奇 Kovač:科瓦奇 Lazarević:拉扎雷维奇 Matijević:马蒂耶维奇 Novaković:诺瓦科维奇 Obradović:奥布拉多维奇 Pavlić:帕夫利奇 Radman:拉德曼 Stanić:斯塔尼奇 Tomić:托米奇 Vlašić:弗拉希奇 Zorić:佐里奇 Antunović:安图诺维奇 Bošnjak:博什尼亚克 Čolak:乔拉克 Dujmović:杜伊莫维奇 Filipović:菲利波维奇 Grgić:格尔吉奇 Ilić:伊利奇 Knežević:克内热维奇 Lovrić:洛夫里奇 Marušić:马鲁希奇 Nedić:内迪奇 Petković:佩特科维奇 Rakovac:拉科瓦茨 Savić:萨维奇 Šarić:沙里奇 Todorović:托多罗维奇 Vidović:维多维奇 Živković:日夫科维奇',
    stems:
      'Bog:博格 Brank:布兰克 Cvet:茨韦特 Dobr:多布尔 Drag:德拉格 Golub:戈卢布 Jag:亚格 Kost:科斯特 Lju:柳 Mil:米尔 Mir:米尔 Rad:拉德 Stoj:斯托伊 Vuk:武克 Zlat:兹拉特 Zor:佐尔',
    endings:
      'anović:阿诺维奇 ović:奥维奇 ić:伊奇 ačić:阿契奇 ević:埃维奇 osavljević:奥萨夫列维奇 inac:伊纳茨 ušić:乌希奇 onja:奥尼亚 etić:埃蒂奇',
  },
  lithuanian: {
    given:
      'Tomas:托马斯 Lukas:卢卡斯 Mantas:曼塔斯 Rokas:罗卡斯 Jonas:约纳斯 Domantas:多曼塔斯 Paulius:保柳斯 Marius:马柳斯 Gytis:吉蒂斯 Ignas:伊格纳斯 Edgaras:埃德加拉斯 Martynas:马蒂纳斯 Vytautas:维陶塔斯 Arnas:阿尔纳斯 Deividas:戴维达斯 Simas:西马斯 Karolis:卡罗利斯 Justas:尤斯塔斯 Aidas:艾达斯 Benas:贝纳斯 Darius:达留斯 Eimantas:艾曼塔斯 Giedrius:吉德留斯 Kipras:基普拉斯 Linas:利纳斯 Nojus:诺尤斯 Rytis:里蒂斯 Titas:蒂塔斯',
    surnames:
      'Adomaitis:阿多迈蒂斯 Balčiūnas:巴尔丘纳斯 Čepas:切帕斯 Daukša:道克沙 Eidukas:艾杜卡斯 Gailius:盖柳斯 Ivanauskas:伊瓦瑙斯卡斯 Jonaitis:约奈蒂斯 Kairys:凯里斯 Lapinskas:拉平斯卡斯 Mažeika:马热伊卡 Norkus:诺尔库斯 Petrauskas:彼得劳斯卡斯 Rimkus:里姆库斯 Sabutis:萨布蒂斯 Tamulis:塔穆利斯 Urbonas:乌尔博纳斯 Vaitkus:瓦伊特库斯 Zabiela:扎别拉 Žukas:茹卡斯 Bagdonas:巴格多纳斯 Dirsė:迪尔塞 Gudaitis-Rola:古代蒂斯-罗拉 Jasaitis-Vaga:亚赛蒂斯-瓦加 Kazlas:卡兹拉斯 Lukošius:卢科休斯 Mickus:米茨库斯 Narbutas:纳尔布塔斯 Pocius:波丘斯 Ramanauskas:拉马瑙斯卡斯 Stankus:斯坦库斯 Šimkus:希姆库斯 Tautkus:陶特库斯 Vilkas:维尔卡斯 Žemaitis:热迈蒂斯 Grinius:格里纽斯',
    stems:
      'Ambr:安布尔 Barkau:巴尔考 Dang:当 Eglin:埃格林 Gerv:格尔夫 Jurg:尤尔格 Kalv:卡尔夫 Laur:劳尔 Mark:马尔克 Nork:诺尔克 Paul:保尔 Rud:鲁德 Sim:西姆 Stan:斯坦 Vait:韦特 Ūkel:乌克尔',
    endings:
      'aitis:艾蒂斯 auskas:奥斯卡斯 ėnas:埃纳斯 ys:伊斯 onis:奥尼斯 utis:乌蒂斯 ickas:伊茨卡斯 ūnas:乌纳斯 elis:埃利斯 evičius:埃维丘斯',
  },
  romanian: {
    given:
      'Adrian:阿德里安 Bogdan:博格丹 Ciprian:奇普里安 Darius:达里乌斯 Florin:弗洛林 Ionuţ:约努茨 Liviu:利维乌 Mihai:米哈伊 Ovidiu:奥维迪乌 Răzvan:勒兹万 Sorin:索林 Vlad:弗拉德 Alin:阿林 Cosmin:科斯明 Dragoş:德拉戈什 Horia:霍里亚 Ştefan:斯特凡 Tudor:图多尔 Alexandru:亚历山德鲁 Cătălin:克特林 Daniel:丹尼尔 Eduard:爱德华 George:乔治 Iulian:尤利安 Lucian:卢奇安 Marius:马里乌斯 Paul:保罗 Victor:维克托',
    surnames:
      'Albu:阿尔布 Bratu:布拉图 Cernat:切尔纳特 Dobre:多布雷 Enache:埃纳凯 Florea:弗洛雷亚 Grigore:格里戈雷 Iancu:扬库 Lupu:卢普 Manea:马内亚 Neagu:内亚古 Oprea:奥普雷亚 Preda:普雷达 Rusu:鲁苏 Stoica:斯托伊卡 Toma:托马 Anghel:安格尔 Bucur:布库尔 Cojocaru:科若卡鲁 Dănilă:德尼勒 Filip:菲利普 Ghinea:吉内亚 Hanganu:汉加努 Ilie:伊利耶 Lazăr:拉泽尔 Marin:马林 Nistor:尼斯托尔 Olaru:奥拉鲁 Păun:珀温 Radu:拉杜 Sava:萨瓦 Tănase:特纳塞 Ungureanu:温古雷亚努 Vasile:瓦西列 Zaharia:扎哈里亚 Zamfir:赞菲尔',
    stems:
      'Ardel:阿尔代尔 Băl:伯尔 Brăt:布勒特 Codr:科德尔 Dum:杜姆 Fl:弗尔 Găl:格尔 Ior:约尔 Lung:伦格 Mold:莫尔德 Negr:内格尔 Petr:彼得尔 Rom:罗姆 Săl:瑟尔 Tom:托姆 Vlăd:弗勒德',
    endings:
      'escu:埃斯库 eanu:亚努 oiu:约尤 ache:阿凯 aru:阿鲁 ilă:伊勒 işor:伊绍尔 uţ:乌茨 oiana:奥亚纳 enciuc:恩丘克',
  },
  greek: {
    given:
      'Alexandros:亚历山德罗斯 Christos:赫里斯托斯 Dimitris:迪米特里斯 Giorgos:约尔戈斯 Ilias:伊利亚斯 Kostas:科斯塔斯 Lefteris:莱夫特里斯 Manolis:马诺利斯 Nikos:尼科斯 Petros:佩特罗斯 Stavros:斯塔夫罗斯 Vasilis:瓦西利斯 Thanasis:萨纳西斯 Panagiotis:帕纳约蒂斯 Spyros:斯皮罗斯 Fotis:福蒂斯 Giannis:扬尼斯 Marios:马里奥斯 Anastasios:阿纳斯塔西奥斯 Angelos:安耶洛斯 Apostolos:阿波斯托洛斯 Evangelos:埃万耶洛斯 Konstantinos:康斯坦丁诺斯 Loukas:卢卡斯 Michalis:米哈利斯 Pavlos:帕夫洛斯 Sotiris:索蒂里斯 Zisis:齐西斯',
    surnames:
      'Anagnos:阿纳格诺斯 Bakas:巴卡斯 Chatzis:哈齐斯 Delis:德利斯 Economou:伊科诺穆 Fotiou:福蒂乌 Galanis:加拉尼斯 Iliadis:伊利亚季斯 Kallergis:卡莱尔吉斯 Lambrou:兰布鲁 Makris:马克里斯 Nikolaidis:尼古拉伊季斯 Orfanos:奥尔法诺斯 Pappas:帕帕斯 Roussos:鲁索斯 Samaras:萨马拉斯 Tzanis:扎尼斯 Vlachos:弗拉霍斯 Xenakis:克塞纳基斯 Zervas:泽尔瓦斯 Alevras:阿莱夫拉斯 Douvas:杜瓦斯 Filippou:菲利普 Gerakis:耶拉基斯 Kanaris:卡纳里斯 Lekkas:莱卡斯 Mavros:马夫罗斯 Neofytos:内奥菲托斯 Petridis:佩特里季斯 Rigas:里加斯 Sideris:西德里斯 Theodorou:塞奥佐鲁 Vergos:韦尔戈斯 Xydis:克西季斯 Zachos:扎霍斯 Stergiou:斯泰尔尤',
    stems:
      'Alex:阿莱克斯 Angel:安耶尔 Athan:阿萨纳 Christ:赫里斯特 Dimitr:季米特尔 Georg:约尔格 Kar:卡尔 Konst:康斯特 Man:曼 Nik:尼克 Pap:帕普 Petr:佩特尔 Stav:斯塔夫 Stef:斯特夫 Theod:塞奥兹 Vas:瓦斯',
    endings:
      'opoulos:奥普洛斯 idis:伊季斯 akis:阿基斯 ellis:埃利斯 atos:阿托斯 oudis:乌季斯 anis:阿尼斯 iou:伊乌 akos:阿科斯 alas:阿拉斯',
  },
  turkish: {
    given:
      'Ahmet:艾哈迈德 Barış:巴勒什 Cem:杰姆 Deniz:代尼兹 Emre:埃姆雷 Furkan:富尔坎 Hakan:哈坎 Kerem:凯雷姆 Mert:梅尔特 Onur:奥努尔 Serkan:塞尔坎 Tolga:托尔加 Umut:乌穆特 Yusuf:优素福 Berkay:贝尔卡伊 Çağlar:恰拉尔 Oğuz:奥乌兹 Efe:埃费 Alperen:阿尔佩伦 Burak:布拉克 Can:詹 Doruk:多鲁克 Eren:埃伦 Halil:哈利勒 İlker:伊尔凯尔 Kaan:卡安 Orkun:奥尔昆 Taner:塔内尔',
    surnames:
      'Aksoy:阿克索伊 Bulut:布卢特 Çetin:切廷 Demirel:德米雷尔 Erdem:埃尔代姆 Güler:居莱尔 Işık:厄舍克 Kaplan:卡普兰 Koç:科奇 Öztürk:厄兹蒂尔克 Polat:波拉特 Şimşek:希姆谢克 Taşkın:塔什金 Uysal:乌伊萨尔 Yalçın:亚尔琴 Zengin:曾金 Arslan:阿尔斯兰 Bozkurt:博兹库尔特 Candan:詹丹 Doğan:多安 Ekinci:埃金吉 Fidan:菲丹 Gökçe:格克切 Havuz:哈武兹 İnce:因杰 Karaca:卡拉贾 Laçin:拉钦 Mutlu:穆特卢 Nalbant:纳尔班特 Oral:奥拉尔 Pekcan:佩克詹 Sarıoğlu:萨勒奥卢 Tekin:泰金 Ünal:于纳尔 Vural:武拉尔 Yavuz:亚武兹',
    stems:
      'Ak:阿克 Al:阿尔 Ay:艾 Boz:博兹 Çağ:恰 Demir:德米尔 Er:埃尔 Gök:格克 Gün:京 Kara:卡拉 Kızıl:克泽尔 Öz:厄兹 Sarı:萨勒 Taş:塔什 Yıl:耶尔 Yurt:尤尔特',
    endings:
      'bulut:布卢特 can:詹 dağ:达 el:埃尔 han:汉 kaya:卡亚 men:门 oğlu:奥卢 taş:塔什 tekin:泰金',
  },
  arabic: {
    given:
      'Abdullah:阿卜杜拉 Bilal:比拉勒 Fahad:法赫德 Hassan:哈桑 Ibrahim:易卜拉欣 Karim:卡里姆 Mansour:曼苏尔 Nabil:纳比勒 Omar:奥马尔 Rayan:拉扬 Salem:萨利姆 Tariq:塔里克 Walid:瓦利德 Youssef:优素福 Anas:阿纳斯 Hamza:哈姆扎 Khalid:哈立德 Sultan:苏尔坦 Ziad:齐亚德 Adel:阿德尔 Ayman:艾曼 Badr:巴德尔 Faisal:费萨尔 Hakim:哈基姆 Jamal:贾迈勒 Munir:穆尼尔 Nasser:纳赛尔 Rashid:拉希德 Zakaria:扎卡里亚',
    surnames:
      'Al Bishi:比希 Al Dosan:多桑 El Fassi:法西 El Gamal:贾迈勒 Al Harith:哈里斯 Al Jaber:贾比尔 El Kadi:卡迪 Al Mutair:穆泰尔 Al Najdi:纳季迪 El Sayed:赛义德 Al Shahin:沙欣 El Tazi:塔齐 Al Zaid:扎伊德 Benani:贝纳尼 Al Amoud:阿穆德 Bouhaddi:布哈迪 Chafik:沙菲克 Darwish:达尔维什 El Ouali:瓦利 Fathallah:法特哈拉 Ghanem:加尼姆 Al Humaid:胡迈德 Idrissi:伊德里西 Jawhar:焦哈尔 Khattab:哈塔卜 Lahlou:拉赫卢 Al Mahri:马赫里 Nassar:纳萨尔 Al Qasim:卡西姆 Rachidi:拉希迪 Al Sabhan:萨卜汗 Tahiri:塔希里 Al Wahbi:瓦赫比 Yaqoubi:雅库比 Zidane-Alami:齐丹-阿拉米 Mouradi:穆拉迪',
    stems: 'Ben :本 Bou:布 Al :阿勒 El :埃勒 Abu :阿布 Oul:乌勒 Ait :艾特 Dar :达尔',
    endings:
      'Amara:阿马拉 Barki:巴尔基 Chaoui:沙维 Daoud:达乌德 Fares:法雷斯 Ghazi:加齐 Hajar:哈贾尔 Jalil:贾利勒 Kamel:卡迈勒 Lamin:拉明 Madani:马达尼 Nouri:努里 Rahal:拉哈勒 Salhi:萨勒希 Taleb:塔莱卜 Wakil:瓦基勒 Yamani:亚马尼 Zerouk:泽鲁克',
  },
  american: {
    given:
      'Austin:奥斯汀 Brandon:布兰登 Caleb:凯莱布 Derek:德里克 Elijah:伊莱贾 Garrett:加勒特 Isaiah:以赛亚 Jordan:乔丹 Kyle:凯尔 Logan:洛根 Mason:梅森 Noah:诺亚 Trey:特雷 Xavier:泽维尔 Zach:扎克 Malik:马利克 DeShawn:德肖恩 Tyrell:泰雷尔 Mateo:马特奥 Andre:安德烈 Blake:布莱克 Carter:卡特 Dante:但丁 Emmett:埃米特 Grant:格兰特 Jalen:贾伦 Lamar:拉马尔 Micah:迈卡 Reggie:雷吉 Tobias:托拜厄斯',
    surnames:
      'Albright:奥尔布赖特 Beckham-Hale:贝克姆-黑尔 Calloway:卡洛韦 Dawson:道森 Everett:埃弗里特 Fulton:富尔顿 Greer:格里尔 Holloway:霍洛韦 Irving-Cole:欧文-科尔 Jennings:詹宁斯 Kendrick:肯德里克 Langston:兰斯顿 Mercer:默瑟 Nash:纳什 Osborne:奥斯本 Pruitt:普鲁伊特 Rhodes:罗兹 Sutton:萨顿 Tillman:蒂尔曼 Whitaker:惠特克 Ames:埃姆斯 Boatwright:博特赖特 Castellano:卡斯泰拉诺 Duvall:杜瓦尔 Ellison:埃利森 Fontenot:丰特诺 Gaines:盖恩斯 Hargrove:哈格罗夫 Ingram-Poe:英格拉姆-坡 Jarreau:雅罗 Kimbrough:金布罗 Lattimore:拉蒂莫尔 Monroe:门罗 Nolan:诺兰 Pickett:皮克特 Quarles:夸尔斯 Redmond:雷德蒙 Stokes:斯托克斯 Thibodeaux:蒂博多 Upshaw:厄普肖',
    stems:
      'Arm:阿姆 Ash:阿什 Bridg:布里奇 Carl:卡尔 Cros:克罗斯 Den:登 Eld:埃尔德 Green:格林 Har:哈 Kings:金斯 Lock:洛克 Mar:马 Roe:罗 Stan:斯坦 Wal:沃尔 West:韦斯特',
    endings:
      'bridge:布里奇 dale:戴尔 ton:顿 land:兰 wood:伍德 field:菲尔德 more:莫尔 ston:斯顿 man:曼 brook:布鲁克',
  },
  korean: {
    given:
      'Min-jun:敏俊 Seo-jun:瑞俊 Do-yun:道允 Ji-ho:智浩 Jun-seo:俊瑞 Hyun-woo:贤宇 Tae-min:泰民 Seung-ho:胜浩 Kyung-soo:庆洙 Sang-hyeok:相赫 Woo-jin:宇镇 Jae-won:宰源 Dong-hyun:东贤 Young-min:永敏 Sung-jin:成真 In-su:仁洙 Chan-ho:灿浩 Ha-jun:夏俊 Yoon-jae:允在 Geon-woo:建宇 Dae-hyun:大贤 Gi-tae:基泰 Hee-chan:喜灿 Jin-woo:真宇 Kwang-min:光敏 Myung-jae:明宰 Sang-min:尚民 Tae-yang:泰阳 Won-jun:元俊 Yong-su:容洙',
    surnames:
      'Kang:姜 Noh:卢 Baek:白 Seo:徐 Ahn:安 Moon:文 Yoon:尹 Ryu:柳 Hwang:黄 Shin:申 Jang:张 Bae:裴 Kwon:权 Jeon:全 Ko:高 Yang:梁 Nam:南 Shim:沈 Ha:河 Joo:朱 Woo:禹 Min:闵 Jin:陈 Um:严 Chae:蔡 Won:元 Bang:方 Gong:孔 Heo:许 Ham:咸 Byun:卞 Yeom:廉 Chu:秋 Do:都 So:苏 Seok:石 Ban:潘 Cha:车 Chun:千 Eun:殷 Gil:吉 Gwak:郭 Hyun:玄 In:印 Ji:池 Jeong:郑 Ki:奇 Kye:桂 Ma:马 Mo:牟 Myung:明 Ok:玉 Pi:皮 Pyo:表 Ra:罗 Sa:史 Seong:成 Sun:宣 Tae:太 Tak:卓 Wi:魏 Ye:芮 Yoo:俞 Yeon:延 Yong:龙 Bok:卜',
  },
  japanese: {
    given:
      'Haruto:阳斗 Ren:莲 Sota:飒太 Yuma:悠真 Kaito:海斗 Riku:陆 Daiki:大辉 Shun:骏 Takumi:匠 Kenta:健太 Naoki:直树 Hiroshi:浩 Tatsuya:达也 Kohei:康平 Ryo:凉 Yuto:优斗 Makoto:诚 Shota:翔太 Tsubasa:翼 Gaku:岳 Akira:明 Daichi:大地 Hayato:隼人 Itsuki:树 Jin:仁 Koki:光辉 Masato:雅人 Ryota:凉太 Sho:翔 Yusuke:佑介',
    surnames:
      'Asano:浅野 Fujimura:藤村 Hayasaka:早坂 Ishii:石井 Kanda:神田 Morishita:森下 Nakano:中野 Okabe:冈部 Sakurai:樱井 Tachibana:橘 Uemura:上村 Yagami:八神 Aoyama:青山 Chiba:千叶 Endo:远藤 Furuta:古田 Higuchi:樋口 Iwata:岩田 Kojima:小岛 Kubo:久保 Maeda:前田 Mizuno:水野 Nagasawa:长泽 Nishio:西尾 Ogawa:小川 Otani:大谷 Sano:佐野 Shibata:柴田 Sugimoto:杉本 Takagi:高木 Toyama:远山 Ueno:上野 Wakabayashi:若林 Yokota:横田 Yoshino:吉野 Hirano:平野',
    stems:
      'Matsu:松 Taka:高 Naka:中 Kita:北 Nishi:西 Ishi:石 Yama:山 Kawa:川 Mori:森 Oka:冈 Hara:原 Fuji:藤 Sugi:杉 Miya:宫 Kuro:黑 Shira:白',
    endings: 'da:田 moto:本 guchi:口 zaki:崎 mura:村 shima:岛 no:野 zawa:泽 yama:山 hashi:桥',
  },
  chinese: {
    given:
      'Haoran:浩然 Zimo:子墨 Yuchen:雨辰 Junjie:俊杰 Mingze:明泽 Tianyu:天宇 Zhiyuan:志远 Bowen:博文 Jiahao:嘉豪 Yifan:一帆 Weiqi:维奇 Ruihan:睿涵 Kaiwen:凯文 Letian:乐天 Shaoqi:少祺 Pengfei:鹏飞 Xinyu:新宇 Guowei:国威 Dongsheng:东升 Zhenhai:振海 Chenxi:晨曦 Deming:德明 Feiyu:飞宇 Hongbo:宏博 Jingwei:经纬 Kaiyuan:开元 Mingjun:明俊 Qihang:启航 Shiyu:时雨 Wenhao:文昊',
    surnames:
      'Lu:陆 Shen:沈 Gu:顾 Han:韩 Fang:方 Xu:许 Qiao:乔 Meng:孟 Song:宋 Tang:唐 Luo:罗 Jiang:江 He:贺 Cheng:程 Yan:严 Bai:白 Cui:崔 Deng:邓 Fu:傅 Gao:高 Hou:侯 Ji:纪 Kang:康 Lei:雷 Mao:毛 Ning:宁 Pan:潘 Qin:秦 Ren:任 Shi:石 Tan:谭 Wei:魏 Xiao:肖 Ye:叶 Zeng:曾 Zou:邹 Bao:鲍 Bian:卞 Chai:柴 Chang:常 Chu:褚 Dai:戴 Dong:董 Du:杜 Fei:费 Feng:冯 Ge:葛 Gong:龚 Guan:管 Hao:郝 Hong:洪 Hua:华 Huo:霍 Jia:贾 Jin:金 Kong:孔 Lai:赖 Lan:蓝 Liang:梁 Liao:廖 Long:龙 Miao:苗 Mo:莫 Nie:聂 Niu:牛 Pang:庞 Peng:彭 Qi:齐 Qiu:邱 Sheng:盛 Su:苏 Tao:陶 Wan:万 Weng:翁 Xia:夏 Xiang:向',
  },
  thai: {
    given:
      'Anan:阿南 Chai:猜 Kiran:基兰 Niran:尼兰 Somchai:颂猜 Thanawat:他纳瓦 Pichit:披集 Kittisak:吉滴萨 Narong:那隆 Preecha:比差 Surachai:素拉猜 Tawan:他万 Wichai:威猜 Ekkachai:艾卡猜 Phuwin:普温 Chanon:差农 Arthit:阿提 Sarawut:沙拉武 Apichat:阿披察 Chaiwat:猜瓦 Decha:德差 Jakkrit:乍格里 Manop:玛诺 Nattapong:纳塔蓬 Pakorn:巴功 Ratchanon:拉差农 Supachok:素帕楚 Weerawat:威拉瓦',
    surnames:
      'Adisorn:阿迪颂 Srisai:西赛 Boonmak:汶玛 Chaiyasit:猜亚实 Detsri:德西 Inthanon:因他农 Jantawong:詹他旺 Kaewta:娇达 Limsuwan:林素万 Maneerat:玛尼叻 Ngamdee:岩迪 Onsri:温西 Phromma:蓬玛 Rattana:叻达纳 Saelim:谢林 Thongdee:通迪 Udomsak:乌隆萨 Wattana:瓦他纳 Yodsang:育盛 Amnuay:安奈 Bunsri:汶西 Chantra:占他拉 Duangjai:端斋 Faikham:费坎 Hongthong:洪通 Jaidee:斋迪 Khamsing:坎星 Lertwong:勒旺 Nakprasit:纳巴实 Panya:班雅 Ruangrit:伦里 Suksan:素讪 Tipsuda:提素达 Utai:乌泰 Wongchai:翁猜 Yimsri:因西',
    stems:
      'Chai:猜 Boon:汶 Phan:攀 Sri:西 Thong:通 Wong:翁 Rat:叻 Som:颂 Kit:吉 Nak:那 Prasert:巴硕 Suwan:素万 Kham:坎 Saeng:盛 Phu:普 Inth:因',
    endings:
      'charoen:差伦 phong:蓬 rak:叻 sakul:萨军 wat:瓦 sopa:索帕 kul:军 porn:蓬 thep:贴 dee:迪',
  },
  malay: {
    given:
      'Bima:比马 Dewa:德瓦 Eka:埃卡 Rama:拉马 Wayan:瓦扬 Agus:阿古斯 Budi:布迪 Dimas:迪马斯 Fajar:法贾尔 Galih:加利 Hendra:亨德拉 Irfan:伊尔凡 Joko:佐科 Rizky:里兹基 Surya:苏里亚 Taufik:陶菲克 Yoga:约加 Putu:普图 Arief:阿里夫 Bayu:巴尤 Cahyo:查赫约 Dodi:多迪 Febri:费布里 Gilang:吉朗 Ilham:伊尔哈姆 Kusno:库斯诺 Reza:雷扎 Teguh:特古',
    surnames:
      'Gunawan:古纳万 Kusuma:库苏马 Lestari:莱斯塔里 Pratama:普拉塔马 Raksa:拉克萨 Saputra:萨普特拉 Wirawan:维拉万 Adiputra:阿迪普特拉 Baskoro:巴斯科罗 Cahyadi:查赫亚迪 Darmawan:达尔马万 Effendi:埃芬迪 Firmansyah:菲尔曼夏 Ginting:金廷 Hidayat:希达亚特 Iskandar:伊斯坎达尔 Jatmiko:贾特米科 Kurniawan:库尔尼亚万 Laksono:拉克索诺 Mahendra:马亨德拉 Nugroho:努格罗霍 Oktavian:奥克塔维安 Permana:佩尔马纳 Ramadhan:拉马丹 Santoso:桑托索 Tanjung:丹戎 Utomo:乌托莫 Wibowo:维博沃 Yudhistira:尤迪斯蒂拉 Zulkarnain:祖尔卡奈恩 Halim:哈利姆 Suryadi:苏里亚迪 Prasetyo:普拉塞蒂奥 Setiawan:塞蒂亚万 Manurung:马努隆 Simatupang:西马图邦',
    stems:
      'Adi:阿迪 Bud:布德 Cand:钱德 Dar:达尔 Hard:哈德 Jaya:贾亚 Kart:卡尔特 Mang:芒 Nat:纳特 Pur:普尔 Rah:拉赫 Sas:萨斯 Sud:苏德 Tri:特里 War:瓦尔 Yud:尤德',
    endings:
      'wijaya:维贾亚 anto:安托 ono:奥诺 asmita:阿斯米塔 iman:伊曼 adinata:阿迪纳塔 awan:阿万 asena:阿塞纳 iyanto:扬托 okusumo:奥库苏莫',
  },
  indian: {
    given:
      'Arjun:阿琼 Kiran:基兰 Vikram:维克拉姆 Rohan:罗汉 Aditya:阿迪亚 Sandeep:桑迪普 Manoj:马诺杰 Rahul:拉胡尔 Suresh:苏雷什 Nikhil:尼基尔 Pranav:普拉纳夫 Gaurav:高拉夫 Deepak:迪帕克 Harish:哈里什 Imran:伊姆兰 Jithin:吉廷 Lalit:拉利特 Anirudh:阿尼鲁德 Abhishek:阿布舍克 Bharat:巴拉特 Dhruv:德鲁夫 Ganesh:加内什 Karthik:卡尔蒂克 Mohit:莫希特 Naveen:纳文 Rishi:里希 Tarun:塔伦 Vivek:维韦克',
    surnames:
      'Chandra:钱德拉 Iyer:艾耶 Menon:梅农 Thapa:塔帕 Yadav:亚达夫 Acharya:阿查里亚 Bhatt:巴特 Choudhury:乔杜里 Desai:德赛 Fernandes:费尔南德斯 Gowda:高达 Hegde:赫格德 Jadhav:贾达夫 Kulkarni:库尔卡尼 Lobo:洛博 Mukherjee:慕克吉 Naidu:奈杜 Oommen:乌门 Pillai:皮莱 Qureshi:库雷希 Rathore:拉索尔 Saxena:萨克塞纳 Tiwari:蒂瓦里 Unnikrishnan:乌尼克里希南 Varma:瓦尔马 Wadekar:瓦德卡尔 Zaveri:扎韦里 Bora:博拉 Dutta:杜塔 Gurung:古隆 Khanna:坎纳 Lalmuan:拉尔穆安 Mahato:马哈托 Nair:奈尔 Rawat:拉瓦特 Shetty:谢蒂',
    stems:
      'Am:阿姆 Bal:巴尔 Chand:昌德 Dev:德夫 Gop:戈普 Har:哈尔 Jag:贾格 Kris:克里希 Lok:洛克 Man:曼 Nand:南德 Par:帕尔 Raj:拉杰 Sund:孙德 Vel:韦尔 Yog:约格',
    endings:
      'arajan:阿拉詹 wal:瓦尔 puri:普里 kar:卡尔 anathan:阿纳坦 appa:阿帕 ani:阿尼 gaonkar:冈卡尔 endra:恩德拉 swamy:斯瓦米',
  },
  filipino: {
    given:
      'Jun:军 Paolo:保罗 Miguel:米格尔 Rico:里科 Jericho:杰里科 Ramil:拉米尔 Arvin:阿尔文 Carlo:卡洛 Dennis:丹尼斯 Enzo:恩佐 Francis:弗朗西斯 Gio:吉奥 Harold:哈罗德 Ian:伊恩 Kobe:科比 Lester:莱斯特 Nonoy:诺诺伊 Randel:兰德尔 Aldrin:奥尔德林 Bong:邦 Cesar:塞萨尔 Dondon:东东 Edgar:埃德加 Jomar:乔马尔 Kiko:基科 Marvin:马文 Nestor:内斯托尔 Victor:维克托',
    surnames:
      'Reyes:雷耶斯 Santos:桑托斯 Abueva:阿布埃瓦 Bautista:包蒂斯塔 Catacutan:卡塔库坦 Dimaculangan:迪马库兰甘 Estrella:埃斯特雷利亚 Fajardo:法哈多 Galang:加朗 Hilario:伊拉里奥 Ilagan:伊拉甘 Jacinto:哈辛托 Katigbak:卡蒂格巴克 Lacson:拉克松 Macapagal:马卡帕加尔 Natividad:纳蒂维达 Ocampo:奥坎波 Panganiban:庞阿尼班 Quiambao:基安包 Robles:罗夫莱斯 Sumulong:苏穆隆 Tolentino:托伦蒂诺 Umali:乌马利 Villanueva:比利亚努埃瓦 Yulo:尤洛 Zamora:萨莫拉 Alcaraz:阿尔卡拉斯 Batungbakal:巴通巴卡尔 Cabrera:卡夫雷拉 Dagohoy:达戈霍伊 Evangelista:埃万赫利斯塔 Gatdula:加特杜拉 Magsino:马格西诺 Punzalan:蓬萨兰 Salonga:萨隆加 Tiongson:蒂翁松',
    stems:
      'Alma:阿尔马 Bala:巴拉 Cali:卡利 Dima:迪马 Gama:加马 Ila:伊拉 Laba:拉巴 Lima:利马 Mala:马拉 Mana:马纳 Pala:帕拉 Pani:帕尼 Sala:萨拉 Suma:苏马 Tala:塔拉 Tolo:托洛',
    endings:
      'bayan:巴延 gonzo:贡索 lang:朗 nsayan:恩萨延 pit:皮特 quez:克斯 rosa:罗萨 sig:西格 tuazon:图阿松 yog:约格',
  },
  african: {
    given:
      'Sipho:西福 Thabo:塔博 Lwazi:卢瓦齐 Mandla:曼德拉 Kagiso:卡吉索 Bongani:邦加尼 Tumelo:图梅洛 Neo:内奥 Ayanda:阿扬达 Pieter:彼得 Lebo:莱博 Themba:滕巴 Sizwe:西兹韦 Kabelo:卡贝洛 Ruan:吕安 Vusi:武西 Tshepo:策波 Mpho:姆福 Andile:安迪莱 Banele:巴内莱 Dumisani:杜米萨尼 Fezile:费齐莱 Jabu:贾布 Katlego:卡特莱戈 Lindani:林达尼 Nkosana:恩科萨纳 Sandile:桑迪莱 Xolani:科拉尼',
    surnames:
      'Dlomo:德洛莫 Khuma:库马 Mabaso:马巴索 Ndaba:恩达巴 Radebe-Moyo:拉德贝-莫约 Sithole:西索莱 Tshaba:查巴 Zondi:宗迪 van Wyk:范维克 Molefi:莫莱菲 Baloyi:巴洛伊 Cele:塞莱 Dube:杜贝 Fourie:富里 Gumede:古梅德 Hlongwa:隆瓦 Jantjies:扬奇斯 Kekana:凯卡纳 Letsholo:莱措洛 Mahlangu:马兰古 Ngcobo:恩科博 Ntuli:恩图利 Oosthuizen:奥斯特赫伊曾 Phiri:菲里 Qwabe:夸贝 Rikhotso:里霍措 Sibisi:西比西 Thwala:特瓦拉 Vilakazi:维拉卡齐 Xaba:卡巴 Zulu:祖鲁 Botha:博塔 Mokoena:莫克纳 Nkosi:恩科西 Maluleka:马卢莱卡 Shezi:谢齐',
    stems:
      'Khu:库 Ma:马 Mbo:姆博 Mo:莫 Mthe:姆特 Nda:恩达 Ngo:恩戈 Nko:恩科 Nxu:恩库 Ra:拉 Se:塞 Sho:绍 Si:西 Tha:塔 Tse:策 Zwa:兹瓦',
    endings:
      'balala:巴拉拉 dinga:丁加 koena:科埃纳 lefe:莱费 mela:梅拉 ngwane:恩瓦内 phahla:帕赫拉 setlha:塞特拉 thebula:特布拉 zibuko:齐布科',
  },
} as const satisfies Readonly<Record<string, PeopleParts>>;

/** Name languages that share the names of another key. */
const PARTS_KEY: Readonly<Record<string, keyof typeof peopleParts>> = {
  england: 'english',
  scotland: 'gaelic',
  ireland: 'gaelic',
  australia: 'english',
  swedish: 'nordic',
  norwegian: 'nordic',
  danish: 'nordic',
  america: 'american',
  africa: 'african',
};

export const peopleOf = (nameLanguage: string): PeopleParts =>
  (peopleParts as Readonly<Record<string, PeopleParts>>)[PARTS_KEY[nameLanguage] ?? nameLanguage] ??
  peopleParts.english;
