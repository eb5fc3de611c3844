/** Each article's text is fetched with its page alone. */
export const articles = {
  'articles/ar-three-changes': () => import('./ar-three-changes.ts'),
  'articles/ar-long-throw': () => import('./ar-long-throw.ts'),
  'articles/ar-read-a-price': () => import('./ar-read-a-price.ts'),
  'articles/ar-blackmere-academy': () => import('./ar-blackmere-academy.ts'),
  'articles/ar-montesol-grass': () => import('./ar-montesol-grass.ts'),
  'articles/ar-nordhafen-wind': () => import('./ar-nordhafen-wind.ts'),
  'articles/ar-cup-draw': () => import('./ar-cup-draw.ts'),
  'articles/ar-bay-kings': () => import('./ar-bay-kings.ts'),
  'articles/ar-granite-bears': () => import('./ar-granite-bears.ts'),
  'articles/ar-quarter-by-quarter': () => import('./ar-quarter-by-quarter.ts'),
  'articles/ar-silk-road': () => import('./ar-silk-road.ts'),
  'articles/ar-paper-tigers': () => import('./ar-paper-tigers.ts'),
  'articles/ar-hollow-owls': () => import('./ar-hollow-owls.ts'),
  'articles/ar-best-of': () => import('./ar-best-of.ts'),
  'articles/ar-lunar-vector': () => import('./ar-lunar-vector.ts'),
};
