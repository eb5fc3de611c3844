/** The words of the sample content: what it is about stands in api/sample. */
export const content = {
  news: {
    'ar-three-changes': 'Three changes that turned Northgate into title contenders',
    'ar-captain-out': 'Harbour Vale lose their captain for six weeks',
    'ar-rift-masters': 'Rift Masters: the eight line-ups, and the one nobody wants to meet',
    'ar-read-a-price': 'How we read a price: from opening line to kick-off',
  },
  promo: {
    welcome: { title: 'Welcome bonus up to $100', text: 'For new users, first deposit' },
    double: { title: '200% with a promo code', text: 'Tap to copy the code' },
    free: { title: 'Zero-deposit $5 free bet', text: 'No deposit needed' },
    deposit: { title: 'on your first deposit', text: 'For new users · 18+' },
    getCode: 'Get the code',
    subscription: {
      title: 'Tips from an analysis of 1000+ sources',
      text: 'One subscription for every game. Lately on:',
      more: 'How the subscription works',
    },
    copied: 'Promo code copied to clipboard',
    refused: 'The code is {{code}}. It could not be copied.',
  },
  offers: {
    title: 'Bookmaker offers',
    label: 'For New Users',
    noCode: 'no code needed',
  },
  promoTeams: {
    'te-eng-7': 'Northgate Athletic',
    'te-eng-12': 'Harbour Vale',
    'te-eng-1': 'Blackmere United',
    'te-eng-2': 'Saltmarsh City',
  },
} as const;
