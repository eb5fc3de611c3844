/** Descriptions that search engines read in the document: the browser does not load them. */
export default {
  home: 'Live scores, odds and tips for football, basketball and esports: what’s on now, tomorrow’s fixtures and the best price on each side.',
  matches: '{{game}} scores, odds and tips by tournament: live, upcoming and finished.',
  match:
    '{{home}} v {{away}}, {{tournament}}, {{day}}: live score, updates, odds, form, table and results.',
  finished: '{{result}}. {{tournament}}, {{day}}: updates, odds, form, table and results.',
  tournaments: '{{heading}}: ongoing, upcoming and finished, with stages, dates and prize pools.',
  tournament:
    '{{name}}, {{country}}, {{season}}: live matches, fixtures, results, table and knockout rounds.',
} as const;
