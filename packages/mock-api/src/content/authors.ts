import { type Localized, localize } from '../world/localized.ts';

export type AuthorId = 'solheim' | 'okonjo' | 'laurent' | 'hale';

interface Author {
  readonly name: Localized;
  readonly about: Localized;
}

export const authors: Readonly<Record<AuthorId, Author>> = {
  solheim: {
    name: localize('Mira Solheim', '米拉·索尔海姆', 'Mira Solheim'),
    about: localize(
      'Writes about football and numbers, in that order. Before Touchline she spent six seasons as the statistician of a second-division club.',
      '写足球，也写数字，先后如此。加入 Touchline 之前，她为一家乙级俱乐部做了六个赛季的统计。',
      'Escribe de fútbol y de números, por ese orden. Antes de Touchline llevó seis temporadas las estadísticas de un club de segunda.',
    ),
  },
  okonjo: {
    name: localize('Tobias Okonjo', '托比亚斯·奥孔乔', 'Tobias Okonjo'),
    about: localize(
      'Travels by night train and asks short questions. He has coached a school team in two sports and lost a final in both.',
      '坐夜车，问短问题。他带过两个项目的校队，两次都在决赛输掉。',
      'Viaja en tren nocturno y hace preguntas cortas. Ha entrenado a un equipo escolar en dos deportes y ha perdido una final en cada uno.',
    ),
  },
  laurent: {
    name: localize('Celeste Laurent', '塞莱斯特·洛朗', 'Celeste Laurent'),
    about: localize(
      'Covers basketball from the end of the bench. Reckons a free throw tells you more about a player than any interview.',
      '坐在替补席尽头写篮球。她相信，一次罚球比一次采访更能看清一个人。',
      'Cubre el baloncesto desde el final del banquillo. Cree que un tiro libre dice más de un jugador que cualquier entrevista.',
    ),
  },
  hale: {
    name: localize('Jun Hale', '君·黑尔', 'Jun Hale'),
    about: localize(
      'Played support for four years and watched the map for all of them. Writes about esports for people who have never held a mouse.',
      '打了四年辅助，看了四年小地图。为从没握过鼠标的人写电竞。',
      'Jugó de apoyo cuatro años y los cuatro miró el mapa. Escribe de esports para quien nunca ha cogido un ratón.',
    ),
  },
};
