/** A name or a text in both languages. */
export interface Localized {
  readonly en: string;
  readonly zh: string;
}

export const localize = (en: string, zh: string): Localized => ({ en, zh });
