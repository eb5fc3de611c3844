export const helpSites = [
  { name: 'GambleAware', url: 'https://www.gambleaware.org/' },
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
] as const;
