/**
 * First names and surnames of each language, English:Chinese, combined at random. A language needs at
 * least 18 first names and 36 surnames, so that no name occurs twice in a squad. The Chinese is a
 * transliteration, for East Asian names the characters themselves.
 */
export interface PeopleParts {
  readonly given: string;
  readonly surnames: string;
}

const peopleParts = {
  english: {
    given:
      'Tom:汤姆 Jack:杰克 Luke:卢克 Callum:卡勒姆 Ryan:瑞安 Ben:本 Joel:乔尔 Aaron:阿龙 Kieran:基兰 Lewis:刘易斯 Dean:迪恩 Marcus:马库斯 Theo:西奥 Reece:里斯 Owen:欧文 Nathan:内森 Harvey:哈维 Elliot:埃利奥特 Jamal:贾马尔 Kofi:科菲',
    surnames:
      'Ashdown:阿什当 Barlow:巴洛 Cartwright:卡特赖特 Dunmore:邓莫尔 Ellery:埃勒里 Fairclough:费尔克拉夫 Garside:加赛德 Hartnell:哈特内尔 Ingham:英厄姆 Jessop:杰瑟普 Kerridge:克里奇 Lockwood:洛克伍德 Merrick:梅里克 Norcott:诺科特 Oakes:奥克斯 Pemberton:彭伯顿 Quayle:奎尔 Rushton:拉什顿 Selwood:塞尔伍德 Tranter:特兰特 Underhay:昂德海 Venning:文宁 Wetherby:韦瑟比 Yarrow:亚罗 Aldous:奥尔德斯 Beckett:贝克特 Copley:科普利 Drewitt:德鲁伊特 Eastham:伊斯特姆 Fosdyke:福斯戴克 Greaves-Lowe:格里夫斯-洛 Hallam:哈勒姆 Iveson:艾夫森 Kitching:基钦 Loxley:洛克斯利 Mensah:门萨 Nuttall:纳托尔 Okafor:奥卡福 Prescott:普雷斯科特 Sefton:塞夫顿',
  },
  gaelic: {
    given:
      'Ruairi:鲁里 Fergus:弗格斯 Cormac:科马克 Eoin:欧因 Finlay:芬利 Calum:卡卢姆 Declan:德克兰 Ronan:罗南 Struan:斯特鲁安 Lachlan:拉克伦 Conor:康纳 Hamish:哈米什 Oisin:奥辛 Rory:罗里 Dara:达拉 Craig:克雷格 Ewan:尤恩 Padraig:帕德里克',
    surnames:
      'Abernethy:阿伯内西 Brannigan:布兰尼根 Carmody:卡莫迪 Drummond:德拉蒙德 Fallon:法伦 Galbraith:加尔布雷思 Heggarty:赫加蒂 Innes:英尼斯 Kinnear:金尼尔 Laverty:拉弗蒂 McAusland:麦考斯兰 Noonan:努南 Ogilvie:奥格尔维 Pettigrew:佩蒂格鲁 Quinlan:昆兰 Rafferty:拉弗蒂尔 Scanlon:斯坎伦 Tierney:蒂尔尼 Urquhart:厄克特 Wardlaw:沃德洛 Blaney:布莱尼 Colquhoun:科洪 Devlin:德夫林 Erskine:厄斯金 Farquhar:法夸尔 Geraghty:杰拉蒂 Hanratty:汉拉蒂 Kilbride:基尔布赖德 Lennox:伦诺克斯 McCrindle:麦克林德尔 Moncrieff:蒙克里夫 Nesbitt:内斯比特 Orr:奥尔 Phelan:费伦 Rennie:伦尼 Strachan-Boyd:斯特罗恩-博伊德',
  },
  spanish: {
    given:
      'Álvaro:阿尔瓦罗 Bruno:布鲁诺 Diego:迭戈 Emilio:埃米利奥 Gonzalo:贡萨洛 Hugo:乌戈 Iván:伊万 Julián:胡利安 Marcos:马科斯 Nicolás:尼古拉斯 Pablo:巴勃罗 Rubén:鲁文 Sergio:塞尔希奥 Tomás:托马斯 Mateo:马特奥 Joaquín:华金 Ezequiel:埃塞基耶尔 Facundo:法昆多 Ignacio:伊格纳西奥 Rodrigo:罗德里戈',
    surnames:
      'Aranda:阿兰达 Barrios:巴里奥斯 Cifuentes:西富恩特斯 Duarte:杜阿尔特 Escudero:埃斯库德罗 Figueroa:菲格罗亚 Galindo:加林多 Hinojosa:伊诺霍萨 Ibarra:伊瓦拉 Lozano:洛萨诺 Maldonado:马尔多纳多 Navarrete:纳瓦雷特 Olmedo:奥尔梅多 Palacios:帕拉西奥斯 Quiroga:基罗加 Rincón:林孔 Salcedo:萨尔塞多 Tejada:特哈达 Urrutia:乌鲁蒂亚 Valdés:巴尔德斯 Yáñez:亚涅斯 Zamudio:萨穆迪奥 Cordero:科尔德罗 Montalvo:蒙塔尔沃 Arancibia:阿兰西维亚 Bermúdez:贝穆德斯 Carvajalino:卡瓦哈利诺 Echeverri:埃切韦里 Fonseca:丰塞卡 Gallardo:加利亚多 Iriarte:伊里亚特 Jaramillo:哈拉米略 Leiva:莱瓦 Menéndez:梅嫩德斯 Noriega:诺列加 Orellana:奥雷利亚纳 Pizarro:皮萨罗 Rebolledo:雷沃列多 Sarmiento:萨缅托 Toledo:托莱多 Ugarte:乌加特 Villalba:比利亚尔瓦 Zapata:萨帕塔 Corvalán:科尔瓦兰 Espínola:埃斯皮诺拉',
  },
  portuguese: {
    given:
      'André:安德烈 Bruno:布鲁诺 Caio:卡约 Davi:达维 Fábio:法比奥 Gil:吉尔 Hélder:埃尔德 João:若昂 Leandro:莱安德罗 Murilo:穆里洛 Nuno:努诺 Otávio:奥塔维奥 Rafael:拉斐尔 Tiago:蒂亚戈 Vítor:维托尔 Wesley:韦斯利 Henrique:恩里克 Igor:伊戈尔 Márcio:马西奥 Renan:雷南',
    surnames:
      'Abrantes:阿布兰特斯 Barcelos:巴塞洛斯 Cardoso:卡多索 Dantas:丹塔斯 Esteves:埃斯特维斯 Farias:法里亚斯 Gouveia:戈维亚 Horta:奥尔塔 Lacerda:拉塞尔达 Macedo:马塞多 Nogueira:诺盖拉 Oliveira:奥利维拉 Pacheco:帕谢科 Queirós:凯罗斯 Rezende:雷森德 Sampaio:桑帕约 Tavares:塔瓦雷斯 Vilela:维莱拉 Xavier:沙维尔 Azeredo:阿泽雷多 Bittencourt:比滕库尔 Camargo:卡马戈 Drummond:德鲁蒙德 Espinheira:埃斯皮涅拉 Falcato:法尔卡托 Guedes:格德斯 Junqueira:容凯拉 Leitão:莱唐 Moura:莫拉 Noronha:诺罗尼亚 Peixoto:佩肖托 Rebelo:雷贝洛 Severo:塞韦罗 Teles:特莱斯 Valadares:瓦拉达雷斯 Zanotti:扎诺蒂 Bragança:布拉甘萨 Coutinho:库蒂尼奥',
  },
  italian: {
    given:
      'Alessio:阿莱西奥 Carlo:卡洛 Dario:达里奥 Elia:埃利亚 Fabrizio:法布里齐奥 Giulio:朱利奥 Jacopo:雅各布 Lorenzo:洛伦佐 Matteo:马泰奥 Nicolò:尼科洛 Paolo:保罗 Riccardo:里卡尔多 Simone:西莫内 Tommaso:托马索 Valerio:瓦莱里奥 Edoardo:爱德华多 Gianluca:詹卢卡 Pietro:彼得罗 Samuele:萨穆埃莱',
    surnames:
      'Albanese:阿尔巴内塞 Bernardi:贝尔纳迪 Caruso:卡鲁索 Damiani:达米亚尼 Esposito:埃斯波西托 Fontana:丰塔纳 Galli:加利 Lombardi:隆巴尔迪 Marchetti:马尔凯蒂 Neri:内里 Orlandi:奥兰迪 Palmieri:帕尔米耶里 Ricci:里奇 Santoro:桑托罗 Testa:泰斯塔 Valentini:瓦伦蒂尼 Zanetti:扎内蒂 Bruni:布鲁尼 Conti:孔蒂 Sartori:萨尔托里 Agnoli:阿尼奥利 Bevilacqua:贝维拉夸 Capuano:卡普阿诺 De Felice:德费利切 Fabbri:法布里 Grimaldi:格里马尔迪 Iannone:扬诺内 Lucarini:卢卡里尼 Mancuso:曼库索 Olivero:奥利韦罗 Pagani:帕加尼 Quaglia:夸利亚 Ruggeri:鲁杰里 Salvemini:萨尔韦米尼 Tosetti:托塞蒂 Urbani:乌尔巴尼 Vannucci:万努奇 Zuccaro:祖卡罗',
  },
  german: {
    given:
      'Anton:安东 Bastian:巴斯蒂安 Daniel:丹尼尔 Erik:埃里克 Fabian:法比安 Hannes:汉内斯 Jonas:约纳斯 Konrad:康拉德 Lukas:卢卡斯 Moritz:莫里茨 Niklas:尼克拉斯 Oskar:奥斯卡 Paul:保罗 Ruben:鲁本 Sven:斯文 Tobias:托比亚斯 Felix:费利克斯 Emre:埃姆雷 Luca:卢卡 Valentin:瓦伦丁',
    surnames:
      'Albrecht:阿尔布雷希特 Brandt:勃兰特 Dietrich:迪特里希 Engel:恩格尔 Falk:法尔克 Gruber:格鲁伯 Hartmann:哈特曼 Immel:伊梅尔 Jansen:扬森 Keller:克勒 Lindner:林德纳 Maurer:毛雷尔 Neuhaus:诺伊豪斯 Ott:奥特 Pohl:波尔 Reuter:罗伊特 Seidel:赛德尔 Thoma:托马 Ulrich:乌尔里希 Vogt:福格特 Winkler:温克勒 Zeller:策勒 Achterberg:阿赫特贝格 Bachmann:巴赫曼 Casper:卡斯珀 Dornbusch:多恩布施 Eberle:埃贝勒 Fischbach:菲施巴赫 Gerlach:格拉赫 Haselbeck:哈泽尔贝克 Jungwirth:容维特 Kranz:克兰茨 Lohse:洛泽 Mertens:默滕斯 Nagel:纳格尔 Oberhauser:奥伯豪泽 Pfeffer:普费弗 Rombach:罗姆巴赫 Steiner:施泰纳 Trautmann-Kühn:特劳特曼-库恩',
  },
  french: {
    given:
      'Adrien:阿德里安 Baptiste:巴蒂斯特 Clément:克莱芒 Damien:达米安 Étienne:艾蒂安 Florian:弗洛里安 Gaël:加埃尔 Hugo:雨果 Julien:朱利安 Loïc:洛伊克 Mathis:马蒂斯 Noé:诺埃 Quentin:康坦 Rémi:雷米 Théo:泰奥 Yanis:亚尼斯 Moussa:穆萨 Amadou:阿马杜 Ibrahima:易卜拉希马 Maxence:马克桑斯',
    surnames:
      'Aubert:奥贝尔 Besson:贝松 Carpentier:卡尔庞捷 Delmas:德尔马斯 Fontaine:方丹 Garnier:加尼耶 Hamel:阿梅尔 Jourdain:茹尔丹 Lacroix:拉克鲁瓦 Marchand:马尔尚 Noiret:努瓦雷 Ollivier:奥利维耶 Perrot:佩罗 Renaud:勒诺 Savary:萨瓦里 Tessier:泰西耶 Vasseur:瓦瑟尔 Diarra:迪亚拉 Konaté:科纳特 Sissoko:西索科 Allard:阿拉尔 Bonnefoy:博纳富瓦 Chevallier:舍瓦利耶 Dufresne:迪弗雷纳 Escoffier:埃斯科菲耶 Faivre:费夫尔 Guillemot:吉耶莫 Humbert:安贝尔 Keïta:凯塔 Langlois:朗格卢瓦 Mercadier:梅卡迪耶 Nicollet:尼科莱 Péron:佩龙 Rousselle:鲁塞尔 Traoré:特拉奥雷 Vauclin:沃克兰 Cissé:西塞 Doumbia:敦比亚',
  },
  dutch: {
    given:
      'Bas:巴斯 Daan:达恩 Finn:芬恩 Gijs:海斯 Jelle:耶勒 Koen:库恩 Lars:拉尔斯 Maarten:马尔滕 Niels:尼尔斯 Pim:皮姆 Ruben:鲁本 Sem:塞姆 Thijs:泰斯 Wout:沃特 Bram:布拉姆 Joris:约里斯 Ilias:伊利亚斯 Senne:森内 Jasper:雅斯珀 Wannes:万内斯',
    surnames:
      'Aalbers:阿尔伯斯 Bakker:巴克 Claessen:克拉森 Dekker:德克 Evers:埃弗斯 Hofman:霍夫曼 Jonker:永克 Kuipers:屈佩斯 Luyten:勒伊滕 Mulder:米尔德 Noordman:诺尔德曼 Peeters:佩特斯 Rutten:吕滕 Schouten:斯豪滕 Timmers:蒂默斯 Verhoef:费尔胡夫 Wouters:沃特斯 Zwart:兹瓦特 van Aken:范阿肯 Brouwers:布劳沃斯 Cuypers:凯珀斯 Doorman:多尔曼 Elzinga:埃尔津哈 Frederiks:弗雷德里克斯 Goossens:戈森斯 Haverkamp:哈弗坎普 Ijzerman:艾泽曼 Jacobs:雅各布斯 Kloosterman:克洛斯特曼 Lemmens:莱门斯 Meijerink:迈耶林克 Nijland:奈兰 Oosterveld:奥斯特费尔德 Postma:波斯特马 Roelofs:鲁洛夫斯 Segers:塞赫斯 van Tricht:范特里赫特 Verbruggen-Maes:费尔布吕亨-马斯',
  },
  nordic: {
    given:
      'Anders:安德斯 Bjørn:比约恩 Emil:埃米尔 Filip:菲利普 Gustav:古斯塔夫 Henrik:亨里克 Isak:伊萨克 Jesper:耶斯珀 Kasper:卡斯珀 Linus:利努斯 Mikkel:米克尔 Nils:尼尔斯 Oskar:奥斯卡 Rasmus:拉斯穆斯 Sander:桑德 Viktor:维克托 Elias:埃利亚斯 Tobias:托比亚斯 Sivert:西韦特 Axel:阿克塞尔',
    surnames:
      'Ahlgren:阿尔格伦 Berglund:贝里隆德 Dahl:达尔 Eklund:埃克隆德 Forsberg:福斯贝里 Granqvist:格兰奎斯特 Hagen:哈根 Iversen:伊韦森 Jørgensen:约恩森 Kvist:克维斯特 Lindqvist:林德奎斯特 Moen:莫恩 Nyberg:尼贝里 Olsen:奥尔森 Pedersen:佩德森 Rask:拉斯克 Solberg:索尔贝格 Thorsen:托尔森 Vik:维克 Westergaard:韦斯特高 Aasen:奥森 Bruun:布伦 Carlström:卡尔斯特伦 Damgaard:达姆高 Enger:恩格尔 Falck:法尔克 Grønvold:格伦沃尔 Hallström:哈尔斯特伦 Isaksson:伊萨克松 Juhl:尤尔 Kjeldsen:谢尔森 Lunde:伦德 Myhre:米勒 Nordahl:诺达尔 Opsahl:奥普萨尔 Rosengren:罗森格伦 Skov:斯考 Tveit:特维特 Ulvund:乌尔文 Wikström:维克斯特伦',
  },
  finnish: {
    given:
      'Aleksi:阿莱克西 Eero:埃罗 Juho:尤霍 Kalle:卡勒 Lauri:劳里 Mikko:米科 Niko:尼科 Onni:翁尼 Petri:佩特里 Rasmus:拉斯穆斯 Sami:萨米 Tuomas:图奥马斯 Ville:维莱 Otto:奥托 Antti:安蒂 Jere:耶雷 Matias:马蒂亚斯 Topi:托皮',
    surnames:
      'Aaltonen:阿尔托宁 Halonen:哈洛宁 Järvinen:耶尔维宁 Kallio:卡利奥 Laine:莱内 Mäkelä:迈凯莱 Nieminen:涅米宁 Ojala:奥亚拉 Peltonen:佩尔托宁 Rantanen:兰塔宁 Salonen:萨洛宁 Toivola:托伊沃拉 Uotila:乌奥蒂拉 Virtala:维尔塔拉 Ahonen:阿霍宁 Eskola:埃斯科拉 Heikkinen:海基宁 Ikonen:伊科宁 Jokela:约凯拉 Karppi:卡尔皮 Lehtola:莱赫托拉 Mustonen:穆斯托宁 Niskala:尼斯卡拉 Oksanen:奥克萨宁 Pasanen:帕萨宁 Räsänen:雷塞宁 Seppälä:塞佩莱 Tervo:泰尔沃 Ukkonen:乌科宁 Vainio:瓦伊尼奥 Ylönen:于勒宁 Hakala:哈卡拉 Kotila:科蒂拉 Leppänen:莱佩宁 Manner:曼纳 Suvanto:苏万托',
  },
  polish: {
    given:
      'Bartosz:巴托什 Dominik:多米尼克 Filip:菲利普 Jakub:雅库布 Kamil:卡米尔 Marcin:马尔钦 Paweł:帕韦乌 Szymon:希蒙 Wojciech:沃伊切赫 Tomasz:托马什 Krzysztof:克日什托夫 Mateusz:马特乌什 Adrian:阿德里安 Rafał:拉法乌 Igor:伊戈尔 Hubert:胡贝特 Oskar:奥斯卡 Konrad:康拉德',
    surnames:
      'Adamczyk:亚当奇克 Bielak:别拉克 Czerny:切尔尼 Domański:多曼斯基 Falkowski:法尔科夫斯基 Gajda:加伊达 Halicki:哈利茨基 Jankowski:扬科夫斯基 Kozera:科泽拉 Lisowski:利索夫斯基 Marczak:马尔恰克 Nawrot:纳夫罗特 Olszewski:奥尔舍夫斯基 Pietrzak:彼得扎克 Rybka:雷布卡 Sikora:西科拉 Tarnowski:塔尔诺夫斯基 Urban:乌尔班 Wrona:弗罗纳 Zawada:扎瓦达 Banasik:巴纳西克 Chmura:赫穆拉 Dudziak:杜齐亚克 Filipek:菲利佩克 Grabiec:格拉别茨 Jurek:尤雷克 Kempa:肯帕 Ligęza:利根扎 Mroczek:姆罗切克 Niedziela:涅杰拉 Orlik:奥尔利克 Piwowar:皮沃瓦尔 Rutkowski:鲁特科夫斯基 Skiba:斯基巴 Tkacz:特卡奇 Wilczek:维尔切克 Zięba:津巴 Żurek:茹雷克',
  },
  czech: {
    given:
      'Adam:亚当 Dominik:多米尼克 Jakub:雅各布 Lukáš:卢卡什 Ondřej:翁德热伊 Tomáš:托马什 Matěj:马捷伊 Vojtěch:沃伊捷赫 Jan:扬 Petr:彼得 Šimon:希蒙 Radek:拉德克 Daniel:丹尼尔 Marek:马雷克 Karel:卡雷尔 Štěpán:什捷潘 David:达维德 Filip:菲利普',
    surnames:
      'Bartoš:巴托什 Čermák:切尔马克 Dvorský:德沃尔斯基 Fiala:菲亚拉 Hájek:哈耶克 Janda:扬达 Kubát:库巴特 Linhart:林哈特 Mareš:马雷什 Novotný:诺沃特尼 Pospíšil:波斯皮希尔 Růžek:鲁热克 Sedlák:塞德拉克 Tichý:季希 Urbánek:乌尔班内克 Vaněk:瓦涅克 Zelenka:泽伦卡 Zima:济马 Beneš:贝内什 Chalupa:哈卢帕 Doležal:多莱扎尔 Havlík:哈夫利克 Jelínek:耶利内克 Kopecký:科佩茨基 Louda:洛乌达 Musil:穆西尔 Němec:涅梅茨 Ondráček:翁德拉切克 Pavlík:帕夫利克 Řehoř:热霍日 Smetana:斯美塔那 Toman:托曼 Vacek:瓦采克 Žák:扎克 Krejza:克雷扎 Soukup:索库普',
  },
  southslav: {
    given:
      'Luka:卢卡 Marko:马尔科 Nikola:尼古拉 Petar:佩塔尔 Stefan:斯特凡 Zoran:佐兰 Ivan:伊万 Ante:安特 Mateo:马特奥 Dušan:杜尚 Filip:菲利普 Josip:约西普 Miloš:米洛什 Andrija:安德里亚 Bojan:博扬 Tin:廷 Vuk:武克 Karlo:卡洛',
    surnames:
      'Babić:巴比奇 Cvitan:茨维坦 Dragojević:德拉戈耶维奇 Gajić:加伊奇 Horvat:霍尔瓦特 Ivković:伊夫科维奇 Jurić:尤里奇 Kovač:科瓦奇 Lazarević:拉扎雷维奇 Matijević:马蒂耶维奇 Novaković:诺瓦科维奇 Obradović:奥布拉多维奇 Pavlić:帕夫利奇 Radman:拉德曼 Stanić:斯塔尼奇 Tomić:托米奇 Vlašić:弗拉希奇 Zorić:佐里奇 Antunović:安图诺维奇 Bošnjak:博什尼亚克 Čolak:乔拉克 Dujmović:杜伊莫维奇 Filipović:菲利波维奇 Grgić:格尔吉奇 Ilić:伊利奇 Knežević:克内热维奇 Lovrić:洛夫里奇 Marušić:马鲁希奇 Nedić:内迪奇 Petković:佩特科维奇 Rakovac:拉科瓦茨 Savić:萨维奇 Šarić:沙里奇 Todorović:托多罗维奇 Vidović:维多维奇 Živković:日夫科维奇',
  },
  lithuanian: {
    given:
      'Tomas:托马斯 Lukas:卢卡斯 Mantas:曼塔斯 Rokas:罗卡斯 Jonas:约纳斯 Domantas:多曼塔斯 Paulius:保柳斯 Marius:马柳斯 Gytis:吉蒂斯 Ignas:伊格纳斯 Edgaras:埃德加拉斯 Martynas:马蒂纳斯 Vytautas:维陶塔斯 Arnas:阿尔纳斯 Deividas:戴维达斯 Simas:西马斯 Karolis:卡罗利斯 Justas:尤斯塔斯',
    surnames:
      'Adomaitis:阿多迈蒂斯 Balčiūnas:巴尔丘纳斯 Čepas:切帕斯 Daukša:道克沙 Eidukas:艾杜卡斯 Gailius:盖柳斯 Ivanauskas:伊瓦瑙斯卡斯 Jonaitis:约奈蒂斯 Kairys:凯里斯 Lapinskas:拉平斯卡斯 Mažeika:马热伊卡 Norkus:诺尔库斯 Petrauskas:彼得劳斯卡斯 Rimkus:里姆库斯 Sabutis:萨布蒂斯 Tamulis:塔穆利斯 Urbonas:乌尔博纳斯 Vaitkus:瓦伊特库斯 Zabiela:扎别拉 Žukas:茹卡斯 Bagdonas:巴格多纳斯 Dirsė:迪尔塞 Gudaitis-Rola:古代蒂斯-罗拉 Jasaitis-Vaga:亚赛蒂斯-瓦加 Kazlas:卡兹拉斯 Lukošius:卢科休斯 Mickus:米茨库斯 Narbutas:纳尔布塔斯 Pocius:波丘斯 Ramanauskas:拉马瑙斯卡斯 Stankus:斯坦库斯 Šimkus:希姆库斯 Tautkus:陶特库斯 Vilkas:维尔卡斯 Žemaitis:热迈蒂斯 Grinius:格里纽斯',
  },
  romanian: {
    given:
      'Adrian:阿德里安 Bogdan:博格丹 Ciprian:奇普里安 Darius:达里乌斯 Florin:弗洛林 Ionuţ:约努茨 Liviu:利维乌 Mihai:米哈伊 Ovidiu:奥维迪乌 Răzvan:勒兹万 Sorin:索林 Vlad:弗拉德 Alin:阿林 Cosmin:科斯明 Dragoş:德拉戈什 Horia:霍里亚 Ştefan:斯特凡 Tudor:图多尔',
    surnames:
      'Albu:阿尔布 Bratu:布拉图 Cernat:切尔纳特 Dobre:多布雷 Enache:埃纳凯 Florea:弗洛雷亚 Grigore:格里戈雷 Iancu:扬库 Lupu:卢普 Manea:马内亚 Neagu:内亚古 Oprea:奥普雷亚 Preda:普雷达 Rusu:鲁苏 Stoica:斯托伊卡 Toma:托马 Anghel:安格尔 Bucur:布库尔 Cojocaru:科若卡鲁 Dănilă:德尼勒 Filip:菲利普 Ghinea:吉内亚 Hanganu:汉加努 Ilie:伊利耶 Lazăr:拉泽尔 Marin:马林 Nistor:尼斯托尔 Olaru:奥拉鲁 Păun:珀温 Radu:拉杜 Sava:萨瓦 Tănase:特纳塞 Ungureanu:温古雷亚努 Vasile:瓦西列 Zaharia:扎哈里亚 Zamfir:赞菲尔',
  },
  greek: {
    given:
      'Alexandros:亚历山德罗斯 Christos:赫里斯托斯 Dimitris:迪米特里斯 Giorgos:约尔戈斯 Ilias:伊利亚斯 Kostas:科斯塔斯 Lefteris:莱夫特里斯 Manolis:马诺利斯 Nikos:尼科斯 Petros:佩特罗斯 Stavros:斯塔夫罗斯 Vasilis:瓦西利斯 Thanasis:萨纳西斯 Panagiotis:帕纳约蒂斯 Spyros:斯皮罗斯 Fotis:福蒂斯 Giannis:扬尼斯 Marios:马里奥斯',
    surnames:
      'Anagnos:阿纳格诺斯 Bakas:巴卡斯 Chatzis:哈齐斯 Delis:德利斯 Economou:伊科诺穆 Fotiou:福蒂乌 Galanis:加拉尼斯 Iliadis:伊利亚季斯 Kallergis:卡莱尔吉斯 Lambrou:兰布鲁 Makris:马克里斯 Nikolaidis:尼古拉伊季斯 Orfanos:奥尔法诺斯 Pappas:帕帕斯 Roussos:鲁索斯 Samaras:萨马拉斯 Tzanis:扎尼斯 Vlachos:弗拉霍斯 Xenakis:克塞纳基斯 Zervas:泽尔瓦斯 Alevras:阿莱夫拉斯 Douvas:杜瓦斯 Filippou:菲利普 Gerakis:耶拉基斯 Kanaris:卡纳里斯 Lekkas:莱卡斯 Mavros:马夫罗斯 Neofytos:内奥菲托斯 Petridis:佩特里季斯 Rigas:里加斯 Sideris:西德里斯 Theodorou:塞奥佐鲁 Vergos:韦尔戈斯 Xydis:克西季斯 Zachos:扎霍斯 Stergiou:斯泰尔尤',
  },
  turkish: {
    given:
      'Ahmet:艾哈迈德 Barış:巴勒什 Cem:杰姆 Deniz:代尼兹 Emre:埃姆雷 Furkan:富尔坎 Hakan:哈坎 Kerem:凯雷姆 Mert:梅尔特 Onur:奥努尔 Serkan:塞尔坎 Tolga:托尔加 Umut:乌穆特 Yusuf:优素福 Berkay:贝尔卡伊 Çağlar:恰拉尔 Oğuz:奥乌兹 Efe:埃费',
    surnames:
      'Aksoy:阿克索伊 Bulut:布卢特 Çetin:切廷 Demirel:德米雷尔 Erdem:埃尔代姆 Güler:居莱尔 Işık:厄舍克 Kaplan:卡普兰 Koç:科奇 Öztürk:厄兹蒂尔克 Polat:波拉特 Şimşek:希姆谢克 Taşkın:塔什金 Uysal:乌伊萨尔 Yalçın:亚尔琴 Zengin:曾金 Arslan:阿尔斯兰 Bozkurt:博兹库尔特 Candan:詹丹 Doğan:多安 Ekinci:埃金吉 Fidan:菲丹 Gökçe:格克切 Havuz:哈武兹 İnce:因杰 Karaca:卡拉贾 Laçin:拉钦 Mutlu:穆特卢 Nalbant:纳尔班特 Oral:奥拉尔 Pekcan:佩克詹 Sarıoğlu:萨勒奥卢 Tekin:泰金 Ünal:于纳尔 Vural:武拉尔 Yavuz:亚武兹',
  },
  arabic: {
    given:
      'Abdullah:阿卜杜拉 Bilal:比拉勒 Fahad:法赫德 Hassan:哈桑 Ibrahim:易卜拉欣 Karim:卡里姆 Mansour:曼苏尔 Nabil:纳比勒 Omar:奥马尔 Rayan:拉扬 Salem:萨利姆 Tariq:塔里克 Walid:瓦利德 Youssef:优素福 Anas:阿纳斯 Hamza:哈姆扎 Khalid:哈立德 Sultan:苏尔坦 Ziad:齐亚德',
    surnames:
      'Al Bishi:比希 Al Dosan:多桑 El Fassi:法西 El Gamal:贾迈勒 Al Harith:哈里斯 Al Jaber:贾比尔 El Kadi:卡迪 Al Mutair:穆泰尔 Al Najdi:纳季迪 El Sayed:赛义德 Al Shahin:沙欣 El Tazi:塔齐 Al Zaid:扎伊德 Benani:贝纳尼 Al Amoud:阿穆德 Bouhaddi:布哈迪 Chafik:沙菲克 Darwish:达尔维什 El Ouali:瓦利 Fathallah:法特哈拉 Ghanem:加尼姆 Al Humaid:胡迈德 Idrissi:伊德里西 Jawhar:焦哈尔 Khattab:哈塔卜 Lahlou:拉赫卢 Al Mahri:马赫里 Nassar:纳萨尔 Al Qasim:卡西姆 Rachidi:拉希迪 Al Sabhan:萨卜汗 Tahiri:塔希里 Al Wahbi:瓦赫比 Yaqoubi:雅库比 Zidane-Alami:齐丹-阿拉米 Mouradi:穆拉迪',
  },
  american: {
    given:
      'Austin:奥斯汀 Brandon:布兰登 Caleb:凯莱布 Derek:德里克 Elijah:伊莱贾 Garrett:加勒特 Isaiah:以赛亚 Jordan:乔丹 Kyle:凯尔 Logan:洛根 Mason:梅森 Noah:诺亚 Trey:特雷 Xavier:泽维尔 Zach:扎克 Malik:马利克 DeShawn:德肖恩 Tyrell:泰雷尔 Mateo:马特奥 Andre:安德烈',
    surnames:
      'Albright:奥尔布赖特 Beckham-Hale:贝克姆-黑尔 Calloway:卡洛韦 Dawson:道森 Everett:埃弗里特 Fulton:富尔顿 Greer:格里尔 Holloway:霍洛韦 Irving-Cole:欧文-科尔 Jennings:詹宁斯 Kendrick:肯德里克 Langston:兰斯顿 Mercer:默瑟 Nash:纳什 Osborne:奥斯本 Pruitt:普鲁伊特 Rhodes:罗兹 Sutton:萨顿 Tillman:蒂尔曼 Whitaker:惠特克 Ames:埃姆斯 Boatwright:博特赖特 Castellano:卡斯泰拉诺 Duvall:杜瓦尔 Ellison:埃利森 Fontenot:丰特诺 Gaines:盖恩斯 Hargrove:哈格罗夫 Ingram-Poe:英格拉姆-坡 Jarreau:雅罗 Kimbrough:金布罗 Lattimore:拉蒂莫尔 Monroe:门罗 Nolan:诺兰 Pickett:皮克特 Quarles:夸尔斯 Redmond:雷德蒙 Stokes:斯托克斯 Thibodeaux:蒂博多 Upshaw:厄普肖',
  },
  korean: {
    given:
      'Min-jun:敏俊 Seo-jun:瑞俊 Do-yun:道允 Ji-ho:智浩 Jun-seo:俊瑞 Hyun-woo:贤宇 Tae-min:泰民 Seung-ho:胜浩 Kyung-soo:庆洙 Sang-hyeok:相赫 Woo-jin:宇镇 Jae-won:宰源 Dong-hyun:东贤 Young-min:永敏 Sung-jin:成真 In-su:仁洙 Chan-ho:灿浩 Ha-jun:夏俊 Yoon-jae:允在 Geon-woo:建宇',
    surnames:
      'Kang:姜 Noh:卢 Baek:白 Seo:徐 Ahn:安 Moon:文 Yoon:尹 Ryu:柳 Hwang:黄 Shin:申 Jang:张 Bae:裴 Kwon:权 Jeon:全 Ko:高 Yang:梁 Nam:南 Shim:沈 Ha:河 Joo:朱 Woo:禹 Min:闵 Jin:陈 Um:严 Chae:蔡 Won:元 Bang:方 Gong:孔 Heo:许 Ham:咸 Byun:卞 Yeom:廉 Chu:秋 Do:都 So:苏 Seok:石',
  },
  japanese: {
    given:
      'Haruto:阳斗 Ren:莲 Sota:飒太 Yuma:悠真 Kaito:海斗 Riku:陆 Daiki:大辉 Shun:骏 Takumi:匠 Kenta:健太 Naoki:直树 Hiroshi:浩 Tatsuya:达也 Kohei:康平 Ryo:凉 Yuto:优斗 Makoto:诚 Shota:翔太 Tsubasa:翼 Gaku:岳',
    surnames:
      'Asano:浅野 Fujimura:藤村 Hayasaka:早坂 Ishii:石井 Kanda:神田 Morishita:森下 Nakano:中野 Okabe:冈部 Sakurai:樱井 Tachibana:橘 Uemura:上村 Yagami:八神 Aoyama:青山 Chiba:千叶 Endo:远藤 Furuta:古田 Higuchi:樋口 Iwata:岩田 Kojima:小岛 Kubo:久保 Maeda:前田 Mizuno:水野 Nagasawa:长泽 Nishio:西尾 Ogawa:小川 Otani:大谷 Sano:佐野 Shibata:柴田 Sugimoto:杉本 Takagi:高木 Toyama:远山 Ueno:上野 Wakabayashi:若林 Yokota:横田 Yoshino:吉野 Hirano:平野',
  },
  chinese: {
    given:
      'Haoran:浩然 Zimo:子墨 Yuchen:雨辰 Junjie:俊杰 Mingze:明泽 Tianyu:天宇 Zhiyuan:志远 Bowen:博文 Jiahao:嘉豪 Yifan:一帆 Weiqi:维奇 Ruihan:睿涵 Kaiwen:凯文 Letian:乐天 Shaoqi:少祺 Pengfei:鹏飞 Xinyu:新宇 Guowei:国威 Dongsheng:东升 Zhenhai:振海',
    surnames:
      'Lu:陆 Shen:沈 Gu:顾 Han:韩 Fang:方 Xu:许 Qiao:乔 Meng:孟 Song:宋 Tang:唐 Luo:罗 Jiang:江 He:贺 Cheng:程 Yan:严 Bai:白 Cui:崔 Deng:邓 Fu:傅 Gao:高 Hou:侯 Ji:纪 Kang:康 Lei:雷 Mao:毛 Ning:宁 Pan:潘 Qin:秦 Ren:任 Shi:石 Tan:谭 Wei:魏 Xiao:肖 Ye:叶 Zeng:曾 Zou:邹',
  },
  thai: {
    given:
      'Anan:阿南 Chai:猜 Kiran:基兰 Niran:尼兰 Somchai:颂猜 Thanawat:他纳瓦 Pichit:披集 Kittisak:吉滴萨 Narong:那隆 Preecha:比差 Surachai:素拉猜 Tawan:他万 Wichai:威猜 Ekkachai:艾卡猜 Phuwin:普温 Chanon:差农 Arthit:阿提 Sarawut:沙拉武',
    surnames:
      'Adisorn:阿迪颂 Srisai:西赛 Boonmak:汶玛 Chaiyasit:猜亚实 Detsri:德西 Inthanon:因他农 Jantawong:詹他旺 Kaewta:娇达 Limsuwan:林素万 Maneerat:玛尼叻 Ngamdee:岩迪 Onsri:温西 Phromma:蓬玛 Rattana:叻达纳 Saelim:谢林 Thongdee:通迪 Udomsak:乌隆萨 Wattana:瓦他纳 Yodsang:育盛 Amnuay:安奈 Bunsri:汶西 Chantra:占他拉 Duangjai:端斋 Faikham:费坎 Hongthong:洪通 Jaidee:斋迪 Khamsing:坎星 Lertwong:勒旺 Nakprasit:纳巴实 Panya:班雅 Ruangrit:伦里 Suksan:素讪 Tipsuda:提素达 Utai:乌泰 Wongchai:翁猜 Yimsri:因西',
  },
  malay: {
    given:
      'Bima:比马 Dewa:德瓦 Eka:埃卡 Rama:拉马 Wayan:瓦扬 Agus:阿古斯 Budi:布迪 Dimas:迪马斯 Fajar:法贾尔 Galih:加利 Hendra:亨德拉 Irfan:伊尔凡 Joko:佐科 Rizky:里兹基 Surya:苏里亚 Taufik:陶菲克 Yoga:约加 Putu:普图',
    surnames:
      'Gunawan:古纳万 Kusuma:库苏马 Lestari:莱斯塔里 Pratama:普拉塔马 Raksa:拉克萨 Saputra:萨普特拉 Wirawan:维拉万 Adiputra:阿迪普特拉 Baskoro:巴斯科罗 Cahyadi:查赫亚迪 Darmawan:达尔马万 Effendi:埃芬迪 Firmansyah:菲尔曼夏 Ginting:金廷 Hidayat:希达亚特 Iskandar:伊斯坎达尔 Jatmiko:贾特米科 Kurniawan:库尔尼亚万 Laksono:拉克索诺 Mahendra:马亨德拉 Nugroho:努格罗霍 Oktavian:奥克塔维安 Permana:佩尔马纳 Ramadhan:拉马丹 Santoso:桑托索 Tanjung:丹戎 Utomo:乌托莫 Wibowo:维博沃 Yudhistira:尤迪斯蒂拉 Zulkarnain:祖尔卡奈恩 Halim:哈利姆 Suryadi:苏里亚迪 Prasetyo:普拉塞蒂奥 Setiawan:塞蒂亚万 Manurung:马努隆 Simatupang:西马图邦',
  },
  indian: {
    given:
      'Arjun:阿琼 Kiran:基兰 Vikram:维克拉姆 Rohan:罗汉 Aditya:阿迪亚 Sandeep:桑迪普 Manoj:马诺杰 Rahul:拉胡尔 Suresh:苏雷什 Nikhil:尼基尔 Pranav:普拉纳夫 Gaurav:高拉夫 Deepak:迪帕克 Harish:哈里什 Imran:伊姆兰 Jithin:吉廷 Lalit:拉利特 Anirudh:阿尼鲁德',
    surnames:
      'Chandra:钱德拉 Iyer:艾耶 Menon:梅农 Thapa:塔帕 Yadav:亚达夫 Acharya:阿查里亚 Bhatt:巴特 Choudhury:乔杜里 Desai:德赛 Fernandes:费尔南德斯 Gowda:高达 Hegde:赫格德 Jadhav:贾达夫 Kulkarni:库尔卡尼 Lobo:洛博 Mukherjee:慕克吉 Naidu:奈杜 Oommen:乌门 Pillai:皮莱 Qureshi:库雷希 Rathore:拉索尔 Saxena:萨克塞纳 Tiwari:蒂瓦里 Unnikrishnan:乌尼克里希南 Varma:瓦尔马 Wadekar:瓦德卡尔 Zaveri:扎韦里 Bora:博拉 Dutta:杜塔 Gurung:古隆 Khanna:坎纳 Lalmuan:拉尔穆安 Mahato:马哈托 Nair:奈尔 Rawat:拉瓦特 Shetty:谢蒂',
  },
  filipino: {
    given:
      'Jun:军 Paolo:保罗 Miguel:米格尔 Rico:里科 Jericho:杰里科 Ramil:拉米尔 Arvin:阿尔文 Carlo:卡洛 Dennis:丹尼斯 Enzo:恩佐 Francis:弗朗西斯 Gio:吉奥 Harold:哈罗德 Ian:伊恩 Kobe:科比 Lester:莱斯特 Nonoy:诺诺伊 Randel:兰德尔',
    surnames:
      'Reyes:雷耶斯 Santos:桑托斯 Abueva:阿布埃瓦 Bautista:包蒂斯塔 Catacutan:卡塔库坦 Dimaculangan:迪马库兰甘 Estrella:埃斯特雷利亚 Fajardo:法哈多 Galang:加朗 Hilario:伊拉里奥 Ilagan:伊拉甘 Jacinto:哈辛托 Katigbak:卡蒂格巴克 Lacson:拉克松 Macapagal:马卡帕加尔 Natividad:纳蒂维达 Ocampo:奥坎波 Panganiban:庞阿尼班 Quiambao:基安包 Robles:罗夫莱斯 Sumulong:苏穆隆 Tolentino:托伦蒂诺 Umali:乌马利 Villanueva:比利亚努埃瓦 Yulo:尤洛 Zamora:萨莫拉 Alcaraz:阿尔卡拉斯 Batungbakal:巴通巴卡尔 Cabrera:卡夫雷拉 Dagohoy:达戈霍伊 Evangelista:埃万赫利斯塔 Gatdula:加特杜拉 Magsino:马格西诺 Punzalan:蓬萨兰 Salonga:萨隆加 Tiongson:蒂翁松',
  },
  african: {
    given:
      'Sipho:西福 Thabo:塔博 Lwazi:卢瓦齐 Mandla:曼德拉 Kagiso:卡吉索 Bongani:邦加尼 Tumelo:图梅洛 Neo:内奥 Ayanda:阿扬达 Pieter:彼得 Lebo:莱博 Themba:滕巴 Sizwe:西兹韦 Kabelo:卡贝洛 Ruan:吕安 Vusi:武西 Tshepo:策波 Mpho:姆福',
    surnames:
      'Dlomo:德洛莫 Khuma:库马 Mabaso:马巴索 Ndaba:恩达巴 Radebe-Moyo:拉德贝-莫约 Sithole:西索莱 Tshaba:查巴 Zondi:宗迪 van Wyk:范维克 Molefi:莫莱菲 Baloyi:巴洛伊 Cele:塞莱 Dube:杜贝 Fourie:富里 Gumede:古梅德 Hlongwa:隆瓦 Jantjies:扬奇斯 Kekana:凯卡纳 Letsholo:莱措洛 Mahlangu:马兰古 Ngcobo:恩科博 Ntuli:恩图利 Oosthuizen:奥斯特赫伊曾 Phiri:菲里 Qwabe:夸贝 Rikhotso:里霍措 Sibisi:西比西 Thwala:特瓦拉 Vilakazi:维拉卡齐 Xaba:卡巴 Zulu:祖鲁 Botha:博塔 Mokoena:莫克纳 Nkosi:恩科西 Maluleka:马卢莱卡 Shezi:谢齐',
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
