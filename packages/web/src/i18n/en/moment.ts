/** The link to a moment of a match, and the picture card of a match. */
export default {
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{home}} {{score}} {{away}} at {{clock}}, {{tournament}}, {{day}}: the score, updates and odds of that minute.',
  copy: 'Copy link to this minute',
  copied: 'Link copied',
  alt: '{{home}} v {{away}}, {{tournament}}',
  card: {
    finished: 'Full time',
    live: '{{live}} {{clock}}',
    day: '{{day}}, UTC',
  },
} as const;
