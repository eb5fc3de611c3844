/** The frame of every article; the texts are in articles/. */
export default {
  news: 'News',
  related: 'Related',
  board: { NEWS: 'News', GUIDES: 'Guide', INTERVIEW: 'Interview', ANALYTICS: 'Analytics' },
  authors: {
    solheim: {
      name: 'Mira Solheim',
      about:
        'Writes about football and numbers, in that order. Before Touchline she spent six seasons as the statistician of a second-division club.',
    },
    okonjo: {
      name: 'Tobias Okonjo',
      about:
        'Travels by night train and asks short questions. He has coached a school team in two sports and lost a final in both.',
    },
    laurent: {
      name: 'Celeste Laurent',
      about:
        'Covers basketball from the end of the bench. Reckons a free throw tells you more about a player than any interview.',
    },
    hale: {
      name: 'Jun Hale',
      about:
        'Played support for four years and watched the map for all of them. Writes about esports for people who have never held a mouse.',
    },
  },
} as const;
