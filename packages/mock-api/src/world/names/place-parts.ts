/**
 * First and last parts of place names in a language, English:Chinese; every pair is an invented
 * place. The Chinese is a translation where the design translates (北门), otherwise a transliteration.
 */
export interface PlaceParts {
  readonly first: string;
  readonly last: string;
  /** Separator of the two parts; default none. */
  readonly joint?: string;
}

export const placeParts: Readonly<Record<string, PlaceParts>> = {
  england: {
    first:
      'Alder:桤木 Amber:琥珀 Barrow:巴罗 Bright:明 Cold:寒 Copper:铜 Crow:鸦 Elder:长 Fallow:荒 Fern:蕨 Fox:狐 Hazel:榛 Heron:鹭 Hollin:霍林 Linden:菩提 Marl:马尔 Otter:獭 Quarry:石场 Raven:渡鸦 Silver:银 Stag:鹿 Sorrel:索雷尔 Thistle:蓟 Wren:雷恩',
    last: 'wick:威克 borough:堡 mere:湖 moor:泽 brook:溪 haven:港 cliff:崖 combe:谷 stead:庄 minster:敏斯特 hurst:林 worth:沃思 holme:霍姆 gate:门',
  },
  scotland: {
    first:
      'Glen:格伦 Strath:斯特拉斯 Kil:基尔 Dun:邓 Ard:阿德 Loch:洛赫 Bal:巴尔 Auchen:奥亨 Tam:塔姆 Kirk:柯克 Craigen:克雷根 Pit:皮特',
    last: 'rannan:兰南 morach:莫拉赫 garvie:加维 brae:布雷 moss:莫斯 tarvit:塔维特 lorne:洛恩 fern:弗恩 dour:杜尔 skaith:斯凯思 veran:韦兰 quhar:夸尔',
  },
  ireland: {
    first:
      'Bally:巴利 Clon:克朗 Knock:诺克 Carrick:卡里克 Rath:拉思 Drum:德拉姆 Tulla:塔拉 Inish:伊尼什 Dona:多纳 Gort:戈特 Muck:马克 Lis:利斯',
    last: 'bane:班 derg:德格 keen:基恩 finn:芬 varna:瓦纳 lough:洛 skerry:斯凯里 tore:托尔 grane:格兰 nalee:纳利 shee:希 veen:维恩',
  },
  america: {
    first:
      'Cedar:雪松 Silver:银 Iron:铁 Granite:花岗 Prairie:草原 Maple:枫 Eagle:鹰 Copper:铜 Thunder:雷 Juniper:杜松 Harvest:丰收 Lantern:灯笼 Buffalo:野牛 Cobalt:钴蓝 Willow:柳 Ember:余烬',
    last: 'Falls:瀑布 Point:角 Ridge:岭 Bay:湾 Springs:泉 Junction:渡口 Harbor:港 Mesa:台地 Bluff:崖 Landing:码头 Prairie:原野 Hollow:谷',
    joint: ' ',
  },
  australia: {
    first:
      'Wattle:金合欢 Coral:珊瑚 Banksia:斑克木 Pelican:鹈鹕 Opal:欧泊 Quoll:袋鼬 Saltbush:滨藜 Ironbark:铁皮桉 Magpie:鹊 Boomer:布默 Lyrebird:琴鸟 Ghost Gum:鬼桉',
    last: 'Creek:溪 Heads:岬 Plains:平原 Bay:湾 Downs:丘 Flat:滩 Reef:礁 Hill:山 Crossing:渡 Bend:河湾 Sound:海峡 Range:岭',
    joint: ' ',
  },
  africa: {
    first:
      'Baobab:猴面包树 Protea:帝王花 Impala:黑斑羚 Kudu:捻角羚 Marula:马鲁拉 Acacia:相思 Ibis:朱鹭 Fynbos:凡波斯 Aloe:芦荟 Sable:貂羚 Umbra:翁布拉 Karoo Rose:荒漠玫瑰',
    last: 'Park:园 Ridge:岭 Vlei:湿地 Kop:峰 Poort:隘口 Rand:脊 Kloof:峡 Drift:浅滩 Dunes:沙丘 Valley:谷 Point:角 Grove:林',
    joint: ' ',
  },
  spanish: {
    first:
      'Val:巴尔 Monte:蒙特 Rio:里奥 Torre:托雷 Alca:阿尔卡 Guada:瓜达 Puente:普恩特 Villa:比利亚 Mira:米拉 Cala:卡拉 Peña:佩尼亚 Font:方特 Ola:奥拉 Sierra:谢拉 Cerro:塞罗 Campo:坎波 Nava:纳瓦 Soto:索托 Castel:卡斯特尔 Arroyo:阿罗约',
    last: 'luna:卢纳 verde:贝尔德 blanca:布兰卡 mora:莫拉 rubia:鲁维亚 serena:塞雷纳 dorada:多拉达 quera:克拉 nilla:尼利亚 zuela:苏埃拉 tiza:蒂萨 lobos:洛沃斯 viento:文托 fría:弗里亚 salada:萨拉达 nuevo:努埃沃 garza:加尔萨 encina:恩西纳',
  },
  portuguese: {
    first:
      'Lagoa:拉戈阿 Pedra:佩德拉 Serra:塞拉 Campo:坎普 Praia:普拉亚 Ribeira:里贝拉 Fonte:丰特 Barra:巴拉 Ilha:伊利亚 Mata:马塔 Ouro:欧鲁 Areia:阿雷亚 Monte:蒙蒂 Vale:瓦莱',
    last: 'Serena:塞雷纳 Alta:阿尔塔 Bela:贝拉 Dourada:多拉达 Formosa:福莫萨 Mansa:曼萨 Linda:琳达 Redonda:雷东达 Sombria:松布里亚 Escura:埃斯库拉 Rosada:罗萨达 Funda:丰达',
    joint: ' ',
  },
  italian: {
    first:
      'Monte:蒙特 Castel:卡斯泰尔 Villa:维拉 Porto:波尔托 Rocca:罗卡 Pietra:彼得拉 Acqua:阿夸 Campo:坎波 Bella:贝拉 Val:瓦尔 Torre:托雷 Fonte:丰泰 Borgo:博尔戈 Ripa:里帕',
    last: 'fosco:福斯科 lupo:卢波 chiaro:基亚罗 vento:文托 rosa:罗莎 dolce:多尔切 marina:马里纳 sole:索莱 spina:斯皮纳 luce:卢切 falco:法尔科 nebbia:内比亚 corvo:科尔沃 ginepro:吉内普罗',
  },
  german: {
    first:
      'Linden:林登 Birken:比尔肯 Eber:埃伯 Stern:施特恩 Hohen:霍恩 Alten:阿尔滕 Falken:法尔肯 Silber:西尔伯 Winter:温特 Eichen:艾兴 Raben:拉本 Kron:克龙 Schwarzen:施瓦岑 Erlen:埃尔伦 Hirsch:希尔施 Nebel:内贝尔 Kupfer:库普弗',
    last: 'rode:罗德 feld:费尔德 thal:塔尔 hausen:豪森 werder:韦尔德 brück:布吕克 furt:富特 kirch:基希 au:奥 see:湖 münde:明德 horst:霍斯特 stetten:施泰滕 grund:格伦德',
  },
  french: {
    first:
      'Rouge:鲁日 Mont:蒙 Haute:奥特 Roche:罗什 Bois:布瓦 Fon:丰 Char:沙尔 Pont:蓬 Cour:库尔 Vaux:沃 Aigue:艾格 Marche:马什 Sauve:索夫 Grande:格朗德',
    last: 'vigne:维涅 sel:塞尔 lune:吕讷 rive:里夫 brume:布吕姆 noire:努瓦尔 chêne:谢讷 perle:佩尔勒 lande:朗德 combe:孔布 source:苏尔斯 garde:加尔德 plaine:普莱讷 seille:塞耶',
  },
  dutch: {
    first:
      'Oud:奥德 Water:瓦特 Zand:赞德 Eiken:艾肯 Hoogen:霍亨 Duin:代因 Wind:温德 Ooster:奥斯特 Riet:里特 Kroon:克龙 Reiger:赖格 Zilver:齐尔弗',
    last: 'dam:丹 haven:哈芬 beek:贝克 broek:布鲁克 dijk:代克 kerk:凯尔克 horst:霍斯特 stede:斯泰德 oord:奥尔德 meer:梅尔 sluis:斯勒伊斯 hoek:胡克',
  },
  swedish: {
    first:
      'Björk:比约克 Gran:格兰 Ek:埃克 Sten:斯滕 Sol:索尔 Varg:瓦里 Älv:埃尔夫 Hög:赫格 Lind:林德 Silver:西尔弗 Korp:科普 Rönn:伦',
    last: 'vik:维克 berga:贝里亚 holm:霍尔姆 torp:托普 sunda:松达 fors:福什 näs:奈斯 lunda:隆达 hamn:哈姆 dala:达拉 skog:斯库格 mark:马克',
  },
  norwegian: {
    first:
      'Fjell:菲耶尔 Grønn:格伦 Sør:瑟尔 Elve:埃尔沃 Hav:哈夫 Stor:斯图尔 Bjørne:比约恩 Kvit:克维特 Ramn:拉姆恩 Ulve:于尔沃 Furu:富鲁 Skarv:斯卡夫',
    last: 'fjord:峡湾 vik:维克 dal:达尔 nes:内斯 stad:斯塔 haug:豪格 heim:海姆 sund:松 mo:莫 lia:利亚 strand:斯特兰 voll:沃尔',
  },
  danish: {
    first:
      'Sønder:森讷 Nørre:讷勒 Egern:埃根 Bøge:伯厄 Lys:吕斯 Hvid:维德 Ravn:拉文 Strand:斯特兰 Kær:凯尔 Guld:古尔 Uglen:乌格伦 Sten:斯腾',
    last: 'bæk:拜克 borg:堡 skov:斯考 holm:霍尔姆 sund:松 lev:莱乌 strup:斯楚普 havn:港 bro:布罗 ager:阿厄 rup:鲁普 lund:隆',
  },
  finnish: {
    first:
      'Kivi:基维 Mänty:曼蒂 Koivu:科伊武 Susi:苏西 Karhu:卡胡 Hopea:霍佩亚 Suvi:苏维 Pohja:波赫亚 Ruska:鲁斯卡 Kuusi:库西 Halla:哈拉 Lokki:洛基',
    last: 'lahti:拉赫蒂 niemi:涅米 järvi:耶尔维 saari:萨里 koski:科斯基 mäki:迈基 ranta:兰塔 vaara:瓦拉 salmi:萨尔米 suo:苏奥',
  },
  polish: {
    first:
      'Biało:比亚沃 Czarno:恰尔诺 Nowo:诺沃 Staro:斯塔罗 Jasno:亚斯诺 Złoto:兹沃托 Wilko:维尔科 Dębo:登博 Krasno:克拉斯诺 Sokolo:索科洛 Lipo:利波 Modro:莫德罗',
    last: 'bór:布尔 brzeg:布热格 wody:沃迪 pole:波莱 most:莫斯特 gród:格鲁德 łęka:文卡 staw:斯塔夫 dwór:德武尔 rzecz:热奇 lasy:拉瑟 młyn:姆温',
  },
  czech: {
    first:
      'Bělo:别洛 Černo:切尔诺 Hor:霍尔 Luč:卢奇 Javor:亚沃尔 Lip:利普 Dub:杜布 Krás:克拉斯 Vrán:弗兰 Jelen:耶伦 Sokol:索科尔 Modr:莫德尔',
    last: 'anice:阿尼采 ovec:奥韦茨 hrádek:赫拉德克 nov:诺夫 enín:埃宁 ovice:奥维采 any:阿尼 vary:瓦里 ičín:伊钦 ourov:奥罗夫',
  },
  southslav: {
    first:
      'Crno:茨尔诺 Zlato:兹拉托 Sokol:索科尔 Jasen:亚森 Kamen:卡门 Rado:拉多 Vuko:武科 Drin:德林 Slavo:斯拉沃 Brezo:布雷佐 Golub:戈卢布 Medved:梅德韦德 Jelo:耶洛 Mraz:姆拉兹',
    last: 'grad:格勒 polje:波列 vac:瓦茨 brod:布罗德 vica:维察 dol:多尔 luka:卢卡 nica:尼察 selo:塞洛 gora:戈拉 most:莫斯特 izvor:伊兹沃尔',
  },
  romanian: {
    first:
      'Codr:科德 Stejar:斯特扎 Mesteac:梅斯特亚克 Soar:索阿 Argint:阿金特 Brăd:布勒德 Vulp:武尔普 Cerb:切尔布 Izvor:伊兹沃尔 Lăstun:勒斯通 Păun:珀温 Grâu:格罗',
    last: 'eni:埃尼 eşti:埃什蒂 oara:瓦拉 anca:安卡 ova:奥瓦 iceni:伊切尼 iş:伊什 uliţa:乌利察 oasa:瓦萨 eniţa:埃尼察',
  },
  greek: {
    first:
      'Argyro:阿伊罗 Helio:伊利奥 Petro:彼得罗 Kalli:卡利 Xero:克塞罗 Chryso:赫里索 Meli:梅利 Anemo:阿内莫 Lefko:莱夫科 Asteri:阿斯特里 Drako:德拉科 Elato:埃拉托',
    last: 'polis:波利斯 chori:霍里 limni:利姆尼 nisos:尼索斯 potamos:波塔莫斯 petra:佩特拉 vouni:武尼 kastro:卡斯特罗 thea:塞阿 gialos:亚洛斯',
  },
  turkish: {
    first:
      'Kara:卡拉 Yeşil:耶希尔 Altın:阿尔滕 Deniz:代尼兹 Güneş:居内什 Taş:塔什 Demir:代米尔 Yıldız:伊尔迪兹 Kuzey:库泽伊 Gümüş:居米什 Ardıç:阿尔德奇 Şahin:沙欣',
    last: 'kaya:卡亚 pınar:珀纳尔 ova:奥瓦 dere:代雷 hisar:希萨尔 köy:柯伊 tepe:泰佩 kale:卡莱 göl:格尔 burun:布伦 liman:利曼 dağ:达格',
  },
  arabic: {
    first:
      'Waf:瓦夫 Naj:纳季 Sar:萨尔 Raw:拉瓦 Zah:扎赫 Mar:马尔 Jaw:焦 Bas:巴斯 Kha:哈 Tal:塔勒 Dar:达尔 Fay:法伊 Qas:卡斯 Hum:胡姆',
    last: 'daq:达格 hara:哈拉 iwan:伊万 umah:乌马赫 sif:西夫 dun:敦 laj:莱季 aziya:阿齐亚 ifan:伊凡 morra:莫拉 qeen:金 tawi:塔维 rufa:鲁法 shan:尚',
  },
  chinese: {
    first:
      'Yun:云 Jiang:江 Nan:南 Dong:东 Qing:青 Song:松 Xing:星 Lu:鹿 He:鹤 Yan:雁 Feng:枫 Xi:溪 Lan:岚 Yue:月',
    last: 'wan:湾 ling:岭 yu:屿 ze:泽 pu:浦 yuan:原 feng:峰 du:渡 qiao:桥 tan:滩 gang:港 lin:林',
  },
  japanese: {
    first:
      'Kaze:风 Hoshi:星 Tsuki:月 Kumo:云 Shio:潮 Yuki:雪 Take:竹 Sumi:墨 Aka:赤 Kuro:黑 Midori:绿 Hotaru:萤 Kiri:雾 Asa:朝',
    last: 'hama:滨 saki:崎 mori:森 zaka:坂 hara:原 mine:峰 zawa:泽 tani:谷 minato:港 nami:波 hashi:桥 no:野',
  },
  korean: {
    first:
      'Cheong:清 Baek:白 Geum:金 Dal:月 Hae:海 Un:云 Byeol:星 Nok:绿 Hwa:花 Eun:银 Sol:松 Mae:梅',
    last: 'san:山 ho:湖 gang:江 won:原 pyeong:坪 rim:林 cheon:川 po:浦 seong:城 dam:潭',
  },
  thai: {
    first: 'Rung:荣 Saeng:盛 Muk:穆 Fah:法 Thong:通 Duan:端 Khao:考 Dao:道 Malai:玛莱 Wihok:威霍',
    last: 'buri:武里 thani:他尼 nakhon:那空 wari:瓦里 phum:蓬 kiri:吉里 chai:猜 rat:叻 sakon:沙功',
  },
  malay: {
    first:
      'Wana:瓦纳 Tirta:蒂尔塔 Giri:吉里 Candra:昌德拉 Bumi:布米 Karang:卡朗 Nusa:努沙 Mega:梅加 Rimba:林巴 Samudra:萨穆德拉 Elang:埃朗',
    last: 'jaya:查亚 sari:沙里 negara:内加拉 wangi:旺宜 loka:洛卡 mulya:穆利亚 batu:巴图 lestari:莱斯塔里 harja:哈尔贾',
  },
  indian: {
    first:
      'Chandra:钱德拉 Ratna:拉特纳 Megh:梅格 Nil:尼尔 Amar:阿马尔 Sona:索纳 Mani:马尼 Kamal:卡马尔 Sagar:萨加尔 Mayur:马尤尔',
    last: 'pur:普尔 nagar:讷格尔 garh:格尔 ganj:甘杰 wadi:瓦迪 tal:塔尔 kund:昆德 vihar:维哈尔 dweep:德维普',
  },
  filipino: {
    first:
      'Bayan:巴扬 Dagat:达加特 Tala:塔拉 Luntian:伦蒂安 Bughaw:布高 Sinag:锡纳格 Kidlat:基德拉特 Agila:阿吉拉',
    last: 'bato:巴托 rosa:罗萨 mar:马尔 linaw:利瑙 bukid:布基德 tanaw:塔瑙 ilog:伊洛格',
  },
  lithuanian: {
    first:
      'Šil:希尔 Ąžuol:阿茹奥尔 Gint:金特 Vilk:维尔克 Mėnul:梅努尔 Saul:绍尔 Berž:贝尔日 Aud:奥德',
    last: 'iškis:伊什基斯 upis:乌皮斯 ėnai:埃奈 kalnis:卡尔尼斯 ava:阿瓦 ežeris:埃热里斯 mėja:梅亚',
  },
};
