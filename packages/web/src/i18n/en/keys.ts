const keys = {
  title: 'Keys',
  next: 'Next match',
  previous: 'Match before',
  open: 'Open the match',
  star: 'Star it, or take the star away',
  find: 'Find in this list',
  days: 'Day before and after, in the strip of days',
  search: 'Search the whole site',
  sheet: 'This sheet',
} as const;

export default keys;
