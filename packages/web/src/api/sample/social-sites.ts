/** The house has no accounts there yet: placeholders. */
export const socialSites = [
  { name: 'X', icon: 'sx', url: 'https://x.com/' },
  { name: 'Telegram', icon: 'stg', url: 'https://telegram.org/' },
  { name: 'Instagram', icon: 'sig', url: 'https://www.instagram.com/' },
  { name: 'YouTube', icon: 'syt', url: 'https://www.youtube.com/' },
] as const;
