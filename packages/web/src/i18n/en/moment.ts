/** The moments of a match: the link to one, a delay of one's own; and the picture card of a match. */
export default {
  title: '{{clock}} {{home}} {{score}} {{away}}',
  description:
    '{{home}} {{score}} {{away}} at {{clock}}, {{tournament}}, {{day}}: the score, updates and odds of that minute.',
  copy: 'Copy link to this minute',
  copied: 'Link copied',
  alt: '{{home}} v {{away}}, {{tournament}}',
  delay: {
    set: 'Match my stream',
    label: 'My stream is behind by',
    seconds_one: '{{count}} s',
    seconds_other: '{{count}} s',
    behind_one: '{{count}} s behind',
    behind_other: '{{count}} s behind',
    note: 'Score, updates, odds and announcements wait as long.',
  },
  card: {
    finished: 'Full time',
    live: '{{live}} {{clock}}',
    day: '{{day}}, UTC',
  },
} as const;
