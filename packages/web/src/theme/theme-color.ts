/** The page's background in each theme, for the browser's bars and the splash screen of an installed site. */
export const themeColor = { dark: '#0a120f', light: '#f6f8f4' };
