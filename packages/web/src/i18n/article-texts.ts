/** Each article's text is a chunk of its own, fetched with its page. */
export const articleTexts = {
  'articles/ar-three-changes': {
    en: () => import('./en/articles/ar-three-changes.ts'),
    zh: () => import('./zh/articles/ar-three-changes.ts'),
  },
  'articles/ar-long-throw': {
    en: () => import('./en/articles/ar-long-throw.ts'),
    zh: () => import('./zh/articles/ar-long-throw.ts'),
  },
  'articles/ar-read-a-price': {
    en: () => import('./en/articles/ar-read-a-price.ts'),
    zh: () => import('./zh/articles/ar-read-a-price.ts'),
  },
  'articles/ar-blackmere-academy': {
    en: () => import('./en/articles/ar-blackmere-academy.ts'),
    zh: () => import('./zh/articles/ar-blackmere-academy.ts'),
  },
  'articles/ar-montesol-grass': {
    en: () => import('./en/articles/ar-montesol-grass.ts'),
    zh: () => import('./zh/articles/ar-montesol-grass.ts'),
  },
  'articles/ar-nordhafen-wind': {
    en: () => import('./en/articles/ar-nordhafen-wind.ts'),
    zh: () => import('./zh/articles/ar-nordhafen-wind.ts'),
  },
  'articles/ar-cup-draw': {
    en: () => import('./en/articles/ar-cup-draw.ts'),
    zh: () => import('./zh/articles/ar-cup-draw.ts'),
  },
  'articles/ar-bay-kings': {
    en: () => import('./en/articles/ar-bay-kings.ts'),
    zh: () => import('./zh/articles/ar-bay-kings.ts'),
  },
  'articles/ar-granite-bears': {
    en: () => import('./en/articles/ar-granite-bears.ts'),
    zh: () => import('./zh/articles/ar-granite-bears.ts'),
  },
  'articles/ar-quarter-by-quarter': {
    en: () => import('./en/articles/ar-quarter-by-quarter.ts'),
    zh: () => import('./zh/articles/ar-quarter-by-quarter.ts'),
  },
  'articles/ar-silk-road': {
    en: () => import('./en/articles/ar-silk-road.ts'),
    zh: () => import('./zh/articles/ar-silk-road.ts'),
  },
  'articles/ar-paper-tigers': {
    en: () => import('./en/articles/ar-paper-tigers.ts'),
    zh: () => import('./zh/articles/ar-paper-tigers.ts'),
  },
  'articles/ar-hollow-owls': {
    en: () => import('./en/articles/ar-hollow-owls.ts'),
    zh: () => import('./zh/articles/ar-hollow-owls.ts'),
  },
  'articles/ar-best-of': {
    en: () => import('./en/articles/ar-best-of.ts'),
    zh: () => import('./zh/articles/ar-best-of.ts'),
  },
  'articles/ar-lunar-vector': {
    en: () => import('./en/articles/ar-lunar-vector.ts'),
    zh: () => import('./zh/articles/ar-lunar-vector.ts'),
  },
};
