/** Common first names and surnames of each language, combined at random. */
const peopleParts: Readonly<Record<string, readonly [string, string]>> = {
  english: [
    'Tom Jack Luke Callum Ryan Ben Joel Aaron Kieran Lewis Dean Marcus Theo Reece Owen Nathan',
    'Ashdown Barlow Cartwright Dunmore Ellery Fairclough Garside Hartnell Ingham Jessop Kerridge Lockwood Merrick Norcott Oakes Pemberton Quayle Rushton Selwood Tranter Underhay Venning Wetherby Yarrow',
  ],
  spanish: [
    'Álvaro Bruno Diego Emilio Gonzalo Hugo Iván Julián Marcos Nicolás Pablo Rubén Sergio Tomás Mateo Joaquín',
    'Aranda Barrios Cifuentes Duarte Escudero Figueroa Galindo Hinojosa Ibarra Lozano Maldonado Navarrete Olmedo Palacios Quiroga Rincón Salcedo Tejada Urrutia Valdés Yáñez Zamudio Cordero Montalvo',
  ],
  portuguese: [
    'André Bruno Caio Davi Fábio Gil Hélder João Leandro Murilo Nuno Otávio Rafael Tiago Vítor Wesley',
    'Abrantes Barcelos Cardoso Dantas Esteves Farias Gouveia Horta Lacerda Macedo Nogueira Oliveira Pacheco Queirós Rezende Sampaio Tavares Vilela Xavier Azeredo',
  ],
  italian: [
    'Alessio Carlo Dario Elia Fabrizio Giulio Jacopo Lorenzo Matteo Nicolò Paolo Riccardo Simone Tommaso Valerio Edoardo',
    'Albanese Bernardi Caruso Damiani Esposito Fontana Galli Lombardi Marchetti Neri Orlandi Palmieri Ricci Santoro Testa Valentini Zanetti Bruni Conti Sartori',
  ],
  german: [
    'Anton Bastian Daniel Erik Fabian Hannes Jonas Konrad Lukas Moritz Niklas Oskar Paul Ruben Sven Tobias',
    'Albrecht Brandt Dietrich Engel Falk Gruber Hartmann Immel Jansen Keller Lindner Maurer Neuhaus Ott Pohl Reuter Seidel Thoma Ulrich Vogt Winkler Zeller',
  ],
  french: [
    'Adrien Baptiste Clément Damien Étienne Florian Gaël Hugo Julien Loïc Mathis Noé Quentin Rémi Théo Yanis',
    'Aubert Besson Carpentier Delmas Fontaine Garnier Hamel Jourdain Lacroix Marchand Noiret Ollivier Perrot Renaud Savary Tessier Vasseur Diarra Konaté Sissoko',
  ],
  dutch: [
    'Bas Daan Finn Gijs Jelle Koen Lars Maarten Niels Pim Ruben Sem Thijs Wout Bram Joris',
    'Aalbers Bakker Claessen Dekker Evers Hofman Jonker Kuipers Luyten Mulder Noordman Peeters Rutten Schouten Timmers Verhoef Wouters Zwart',
  ],
  nordic: [
    'Anders Bjørn Emil Filip Gustav Henrik Isak Jesper Kasper Linus Mikkel Nils Oskar Rasmus Sander Viktor',
    'Ahlgren Berglund Dahl Eklund Forsberg Granqvist Hagen Iversen Jørgensen Kvist Lindqvist Moen Nyberg Olsen Pedersen Rask Solberg Thorsen Vik Westergaard',
  ],
  finnish: [
    'Aleksi Eero Juho Kalle Lauri Mikko Niko Onni Petri Rasmus Sami Tuomas Ville Otto',
    'Aaltonen Halonen Järvinen Kallio Laine Mäkelä Nieminen Ojala Peltonen Rantanen Salonen Toivola Uotila Virtala',
  ],
  slavic: [
    'Adam Bartosz Dominik Filip Igor Jakub Kamil Luka Marko Nikola Ondřej Petar Stefan Tomáš Viktor Zoran',
    'Babić Czerny Dvorský Gajić Horvat Ivković Jankowski Kovač Lisowski Marek Novotný Pavlić Rybka Sikora Tomić Urban Vlašić Wrona Zelenka Zima',
  ],
  romanian: [
    'Adrian Bogdan Ciprian Darius Florin Ionuț Liviu Mihai Ovidiu Răzvan Sorin Vlad',
    'Albu Bratu Cernat Dobre Enache Florea Grigore Iancu Lupu Manea Neagu Oprea Preda Rusu Stoica Toma',
  ],
  greek: [
    'Alexandros Christos Dimitris Giorgos Ilias Kostas Lefteris Manolis Nikos Petros Stavros Vasilis',
    'Anagnos Delis Fotiou Galanis Kallergis Lambrou Makris Nikolaidis Pappas Roussos Samaras Vlachos Xenakis Zervas',
  ],
  turkish: [
    'Ahmet Barış Cem Deniz Emre Furkan Hakan Kerem Mert Onur Serkan Tolga Umut Yusuf',
    'Aksoy Bulut Çetin Demirel Erdem Güler Işık Kaplan Koç Öztürk Polat Şimşek Taşkın Uysal Yalçın Zengin',
  ],
  arabic: [
    'Abdullah Bilal Fahad Hassan Ibrahim Karim Mansour Nabil Omar Rayan Salem Tariq Walid Youssef',
    'Al Bishi Al Dosan El Fassi El Gamal Al Harith Al Jaber El Kadi Al Mutair Al Najdi El Sayed Al Shahin El Tazi Al Zaid Benani',
  ],
  american: [
    'Austin Brandon Caleb Derek Elijah Garrett Isaiah Jordan Kyle Logan Mason Noah Trey Xavier Zach Malik',
    'Albright Beckham-Hale Calloway Dawson Everett Fulton Greer Holloway Irving-Cole Jennings Kendrick Langston Mercer Nash Osborne Pruitt Rhodes Sutton Tillman Whitaker',
  ],
  korean: [
    'Min-jun Seo-jun Do-yun Ji-ho Jun-seo Hyun-woo Tae-min Seung-ho Kyung-soo Sang-hyeok',
    'Kang Noh Baek Seo Ahn Moon Yoon Ryu Hwang Shin Jang Bae',
  ],
  japanese: [
    'Haruto Ren Sota Yuma Kaito Riku Daiki Shun Takumi Kenta Naoki Hiroshi',
    'Asano Fujimura Hayasaka Ishii Kanda Morishita Nakano Okabe Sakurai Tachibana Uemura Yagami',
  ],
  asian: [
    'Anan Arjun Bima Chai Dewa Eka Kiran Niran Rama Somchai Surya Vikram Wayan Jun',
    'Adisorn Chandra Gunawan Iyer Kusuma Lestari Menon Pratama Raksa Saputra Srisai Thapa Wirawan Yadav Reyes Santos',
  ],
  african: [
    'Sipho Thabo Lwazi Mandla Kagiso Bongani Tumelo Neo Ayanda Pieter',
    'Dlomo Khuma Mabaso Ndaba Radebe-Moyo Sithole Tshaba Zondi van Wyk Molefi',
  ],
};

/** Surname first, both in characters. */
export const chinesePeople = {
  surnames:
    'Lu:陆 Shen:沈 Gu:顾 Han:韩 Fang:方 Xu:许 Qiao:乔 Meng:孟 Song:宋 Tang:唐 Luo:罗 Jiang:江 He:贺 Cheng:程 Yan:严 Bai:白',
  given:
    'Haoran:浩然 Zimo:子墨 Yuchen:雨辰 Junjie:俊杰 Mingze:明泽 Tianyu:天宇 Zhiyuan:志远 Bowen:博文 Jiahao:嘉豪 Yifan:一帆 Weiqi:维奇 Ruihan:睿涵 Kaiwen:凯文 Letian:乐天',
} as const;

/** Name languages that share the names of another key. */
const PARTS_KEY: Readonly<Record<string, string>> = {
  england: 'english',
  scotland: 'english',
  ireland: 'english',
  australia: 'english',
  swedish: 'nordic',
  norwegian: 'nordic',
  danish: 'nordic',
  polish: 'slavic',
  czech: 'slavic',
  southslav: 'slavic',
  lithuanian: 'slavic',
  america: 'american',
  africa: 'african',
  thai: 'asian',
  malay: 'asian',
  indian: 'asian',
  filipino: 'asian',
};

export const peopleOf = (nameLanguage: string): readonly [string, string] =>
  peopleParts[PARTS_KEY[nameLanguage] ?? nameLanguage] ??
  (peopleParts.english as readonly [string, string]);
