export default {
  title: 'Shortcuts',
  next: 'Next match',
  previous: 'Previous match',
  open: 'Open the match',
  star: 'Star / unstar',
  find: 'Find in this list',
  days: 'Previous / next day',
  search: 'Search the site',
  sheet: 'Show shortcuts',
} as const;
