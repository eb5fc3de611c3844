export default {
  plainTitle: 'Article',
  news: 'News',
  related: 'Related',
  board: { NEWS: 'News', GUIDES: 'Guide', INTERVIEW: 'Interview', ANALYTICS: 'Analytics' },
} as const;
