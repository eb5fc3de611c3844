export default {
  title: '{{game}} news',
  description: '{{game}} news, guides, interviews and analysis from Touchline.',
  boards: { NEWS: 'News', GUIDES: 'Guides', INTERVIEW: 'Interview', ANALYTICS: 'Analytics' },
  boardsLabel: 'News sections',
  predictions: 'Today’s predictions',
  elsewhere: 'Other sports',
} as const;
