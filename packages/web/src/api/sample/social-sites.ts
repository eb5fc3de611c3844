/** The house has no accounts there yet: placeholders. */
export const socialSites = [
  { name: 'X', icon: 'x', url: 'https://x.com/' },
  { name: 'Telegram', icon: 'telegram', url: 'https://telegram.org/' },
  { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/' },
] as const;
