/** Days of real seasons, in the panel and at /worlds. No sentence says how a match ends. */
export default {
  name: 'Real days',
  go: 'Go to this day',
  date: 'Another day',
  range: 'From {{first}} to {{last}}, where the data have matches.',
  present: 'Back to the present',
  days: {
    'england-2012': {
      title: 'The last day in England, 2012',
      text: 'Both Manchester clubs have 86 points, and ten matches are in their second half.',
    },
    'munich-2012': {
      title: 'The final in Munich, 2012',
      text: 'Extra time of Bayern München and Chelsea in the Champions League final is nearly over.',
    },
    'spain-2014': {
      title: 'The decider in Barcelona, 2014',
      text: 'Atlético Madrid are three points ahead of Barcelona, whom a win would make champions.',
    },
    'england-2016': {
      title: 'The evening of 2 May 2016',
      text: 'Leicester City lead the table and watch: Tottenham Hotspur must win at Chelsea.',
    },
    'liverpool-2019': {
      title: 'The second leg at Liverpool, 2019',
      text: 'Liverpool lost the first leg of the semi-final in Barcelona 0–3.',
    },
    'germany-2019': {
      title: 'The last day in Germany, 2019',
      text: 'Bayern München are two points ahead of Borussia Dortmund, and nine matches are on.',
    },
    'china-2019': {
      title: 'The last day in China, 2019',
      text: 'Guangzhou Evergrande are two points ahead of Beijing Guoan, and both play at home.',
    },
    'brazil-2021': {
      title: 'The last night in Brazil, 2021',
      text: 'Flamengo are two points ahead of Internacional, whose goal difference is better.',
    },
    'england-2022': {
      title: 'The last day in England, 2022',
      text: 'Manchester City are one point ahead of Liverpool, and all clubs play at once.',
    },
    'germany-2023': {
      title: 'The last day in Germany, 2023',
      text: 'Borussia Dortmund are two points ahead of Bayern München, and play at home.',
    },
  },
} as const;
