import type { Language } from '../world/world-view.ts';

function preference(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  return { tag: tag.toLowerCase(), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
}

/** `zh` where the caller would rather read Chinese than English, else `en`. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map(preference)
    .filter(({ tag, weight }) => weight > 0 && /^(zh|en)(-|$)/.test(tag));
  const best = wanted.reduce((a, b) => (b.weight > a.weight ? b : a), { tag: 'en', weight: 0 });
  return best.tag.startsWith('zh') ? 'zh' : 'en';
}
