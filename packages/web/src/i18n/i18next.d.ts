import 'i18next';
import type { English, Namespace } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A `t` has the keys of `core`, and those of every namespace behind its name: `auth:login.title`. */
    defaultNS: readonly ['core', ...Namespace[]];
    resources: English;
    enableSelector: false;
  }
}
