/** A name or a text in both languages. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

export const words = (en: string, zh: string): Words => ({ en, zh });
