/** Placeholders until the apps are published: they lead to the shops themselves. */
export const appLinks = [
  { name: 'web', icon: 'devices', url: '/' },
  { name: 'play', icon: 'play', url: 'https://play.google.com/store' },
  { name: 'microsoft', icon: 'windows', url: 'https://apps.microsoft.com/' },
] as const;

/** Placeholders: Touchline has no accounts there yet. */
export const socialSites = [
  { name: 'X', icon: 'x', url: 'https://x.com/' },
  { name: 'Telegram', icon: 'telegram', url: 'https://telegram.org/' },
  { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/' },
] as const;

/** Help with problem gambling. */
export const helpSites = [
  { name: 'GambleAware', url: 'https://www.gambleaware.org/' },
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
] as const;
