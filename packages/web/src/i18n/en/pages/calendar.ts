export default {
  mine: 'My matches',
  title: 'Add to calendar',
  subscribe: 'Subscribe',
  subscribeHint: 'Opens your calendar app, which keeps the matches up to date',
  copy: 'Copy link',
  copyHint: 'For Google Calendar and others that ask for an address',
  copied: 'Calendar link copied',
  download: 'Download file',
  downloadHint: 'The matches as they are now, without updates',
  results: 'Results appear a few minutes after each match.',
  covered: 'Without results, because they are hidden on this device.',
  demo: 'The demo has no server that a calendar could subscribe to, but the file is complete.',
} as const;
