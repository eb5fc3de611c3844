/** The panel of the delay, which holds for the whole site. */
export default {
  name: 'Delay',
  label: 'My stream is behind by',
  seconds_one: '{{count}} s',
  seconds_other: '{{count}} s',
  less_one: '{{count}} s less',
  less_other: '{{count}} s less',
  more_one: '{{count}} s more',
  more_other: '{{count}} s more',
  note: 'The whole site waits: score, updates, odds and alerts are held back by the same time.',
  none: 'No delay',
} as const;
