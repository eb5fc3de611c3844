export default {
  contents: 'On this page',
  descriptions: {
    contacts: 'How to reach Touchline: help, corrections, the news desk, privacy and security.',
    about: 'What Touchline is, who makes it, where the odds come from and what we don’t do.',
    'subscription-policy':
      'What a Touchline subscription includes, what it costs and how to cancel.',
    jobs: 'Jobs at Touchline and how we work.',
    'terms-of-service': 'The agreement between you and Touchline about using this site.',
    'privacy-policy': 'What data Touchline keeps, why, for how long, and your rights.',
    cookies: 'What Touchline stores on your device and how to delete it.',
    'responsible-gaming': 'How to keep betting fun, and where to get help when it isn’t.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'We couldn’t load this page.',
  },
} as const;
