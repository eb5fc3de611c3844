/** What stands behind the page, for a browser's own bars and an app's first moment. */
export const themeColor = { dark: '#0a120f', light: '#f6f8f4' };
