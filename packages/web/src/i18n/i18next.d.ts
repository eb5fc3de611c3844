import 'i18next';
import type english from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english };
    enableSelector: false;
  }
}
