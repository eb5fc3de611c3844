/** The tournaments of a game, and the page of one. */
export default {
  heading: '{{game}} tournaments',
  headingOf: '{{game}} tournaments, {{country}}',
  title: {
    ongoing: '{{heading}}: ongoing',
    upcoming: '{{heading}}: upcoming',
    finished: '{{heading}}: finished',
    year: '{{heading}} of {{year}}',
  },
  description:
    '{{heading}}: which are being played, which come next and which are over, with their stages, dates and prize pools.',
  states: 'Tournaments by state',
  state: { ongoing: 'Ongoing', upcoming: 'Upcoming', finished: 'Finished' },
  loading: 'The sport can be changed when the tournaments are here.',
  group: {
    starred: 'Favourites',
    continental: 'Continental',
    championship: 'Championships',
    circuit: 'Circuits',
    league: 'Leagues',
    cup: 'Cups',
  },
} as const;
