import type { Locale } from '../languages.ts';

export const locale: Locale = { html: 'zh-Hans', intl: 'zh-CN', sentenceSeparator: '' };
