export type Language = 'en' | 'zh';

function quality(parameters: readonly string[]): number {
  const given = parameters.find((one) => /^\s*q\s*=/i.test(one));
  const value = given === undefined ? 1 : Number(given.split('=')[1]);
  return value >= 0 && value <= 1 ? value : 0;
}

/** `zh` where the caller likes Chinese best, else English (RFC 9110 §12.5.4; the first of equals wins). */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = 'en';
  let most = 0;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const language = /^\s*(en|zh)(-|\s*$)/i.exec(tag)?.[1]?.toLowerCase();
    const weight = quality(parameters);
    if (language && weight > most) {
      best = language as Language;
      most = weight;
    }
  }
  return best;
}
