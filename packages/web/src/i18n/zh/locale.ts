import type { Locale } from '../locale.ts';

export const locale: Locale = { html: 'zh-Hans', intl: 'zh-CN', sentenceSeparator: '' };
