/** What stands round the information pages. */
export default {
  contents: 'On this page',
  notFound: {
    title: 'Page Not Found',
    heading: 'Page not found',
    text: 'This information is not here at the moment.',
  },
} as const;
