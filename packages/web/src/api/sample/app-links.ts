/** Where the apps will be: placeholders until they are out, so they lead to the shops themselves. */
export const appLinks = [
  { name: 'web', icon: 'devices', url: '/' },
  { name: 'play', icon: 'play', url: 'https://play.google.com/store' },
  { name: 'microsoft', icon: 'windows', url: 'https://apps.microsoft.com/' },
] as const;
