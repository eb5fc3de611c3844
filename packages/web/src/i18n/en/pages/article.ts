/** The frame of every article. */
export default {
  news: 'News',
  related: 'Related',
  board: { NEWS: 'News', GUIDES: 'Guide', INTERVIEW: 'Interview', ANALYTICS: 'Analytics' },
} as const;
