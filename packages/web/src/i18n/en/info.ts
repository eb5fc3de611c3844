/** The frame of the information pages. */
export default {
  contents: 'On this page',
  descriptions: {
    contacts: 'How to reach Touchline: help, corrections, the news desk, privacy and security.',
    about: 'What Touchline is, who makes it, how odds get on the page, and what we do not do.',
    'subscription-policy':
      'What the subscription of Touchline holds, what it costs and how it ends.',
    jobs: 'Open positions at Touchline, and how we work.',
    'terms-of-service': 'The agreement between you and Touchline about the use of this site.',
    'privacy-policy':
      'Which data Touchline keeps, what for, for how long, and what you may ask of us.',
    cookies: 'What Touchline keeps on your device, and how you get rid of it.',
    'responsible-gaming': 'How to keep betting a pastime, and who helps where it no longer is one.',
  },
  notFound: {
    title: 'Page Not Found',
    heading: 'Page not found',
    text: 'This information is not here at the moment.',
  },
} as const;
