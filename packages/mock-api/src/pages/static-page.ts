import type { PageName } from '@touchline/types';
import type { Language } from '../world/view.ts';

export function staticPage(pageName: PageName, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><title>${pageName}</title></head><body><h1>${pageName}</h1><div class="body"></div></body></html>`;
}
