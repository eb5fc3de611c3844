import type { Locale } from '../locale.ts';

export const locale: Locale = {
  name: '简体中文',
  html: 'zh-Hans',
  intl: 'zh-CN',
  sentenceSeparator: '',
};
