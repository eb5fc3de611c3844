/** The texts of the sample content, whose data is in api/sample. */
export const content = {
  promo: {
    welcome: { title: 'Welcome bonus up to $100', text: 'For new users, first deposit' },
    double: { title: '200% with a promo code', text: 'Copy the code' },
    free: { title: 'Zero-deposit $5 free bet', text: 'No deposit needed' },
    deposit: { title: 'on your first deposit', text: 'For new users · 18+' },
    getCode: 'Get the code',
    subscription: {
      title: 'Tips from an analysis of 1000+ sources',
      text: 'One subscription for every game. Recent analysis:',
      more: 'How the subscription works',
    },
    copied: 'Promo code copied to clipboard',
    refused: 'Couldn’t copy. The code is {{code}}.',
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
