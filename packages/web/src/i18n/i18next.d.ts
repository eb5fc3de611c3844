import 'i18next';
import type { English } from './catalogue.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: English };
    enableSelector: false;
  }
}
