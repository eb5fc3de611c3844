import type { Sport } from '../../../paths.ts';

export default {
  title: '{{team}}: matches, form and ranking',
  plainTitle: 'Team',
  description:
    '{{team}}, {{country}}: results, fixtures, win rate, form, tournaments and national ranking.',
  ranking: {
    of: '{{country}} {{game}} ranking',
    description: 'Who leads in {{game}}: every team by points, with country and streak.',
    in: 'Ranking in {{country}}',
    more: 'Show more {{teams}}',
  },
  summary: {
    place: 'No. {{place}}',
    placeOf: 'No. {{place}} of {{count}}',
    ranked: 'World No. {{place}} of {{count}}',
    winRate: 'win rate',
    month: 'last 30 days',
    matches_one: 'match in 12 months',
    matches_other: 'matches in 12 months',
    last: 'Last match',
    next: 'Next match',
    against: 'v',
    none: 'none',
  },
  streak: {
    once: { win: 'Won last match', draw: 'Drew last match', loss: 'Lost last match' },
    run: {
      win: 'Won {{count}} in a row',
      draw: 'Drew {{count}} in a row',
      loss: 'Lost {{count}} in a row',
    },
  },
  calendar: 'Add to calendar',
  live: 'Playing now',
  recent: 'Recent matches',
  next: 'Fixtures',
  more: 'Show more matches',
  noMatches: 'no matches',
  score: {
    title: 'Record',
    win: 'won',
    draw: 'drawn',
    loss: 'lost',
    year: 'over the last 12 months',
  },
  club: {
    title: 'The club',
    named: '{{name}} ({{country}})',
    kind: {
      football: 'a football club',
      basketball: 'a basketball club',
      esports: 'an esports team',
    } satisfies Record<Sport, string>,
    is: '{{name}} are {{kind}}.',
    since: '{{name}} are {{kind}} founded in {{year}}.',
    ground: 'They play at {{ground}}.',
    coach: 'Their coach is {{coach}}.',
    place: 'They are No. {{place}} in the ranking.',
    placeOf: 'They are No. {{place}} of {{count}} {{teams}} in the ranking.',
    year: 'In the last twelve months they won {{wins}} of {{matches}} matches.',
    tally: {
      football: 'They scored {{goals}} goals and conceded {{against}}.',
      basketball: 'They scored {{goals}} points and conceded {{against}}.',
      esports: 'They took {{goals}} maps and lost {{against}}.',
    } satisfies Record<Sport, string>,
  },
  seasons: {
    title: 'Past seasons',
    of: '{{league}}, {{season}}',
    table: 'Table of the season',
    none: 'Not in this league then.',
  },
  facts: {
    title: 'Details',
    country: 'Country',
    founded: 'Founded',
    ground: 'Ground',
    coach: 'Coach',
    place: 'Ranking',
    tally: { football: 'Goals', basketball: 'Points', esports: 'Maps' } satisfies Record<
      Sport,
      string
    >,
  },
  cups: {
    current: 'Current',
    upcoming: 'Upcoming',
    over: 'Achievements',
    season: 'Season {{season}}',
  },
} as const;
