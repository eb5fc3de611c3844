export { createI18n as createTranslator } from './create-i18n.ts';
export { loadedNamespaces, loadNamespaces, reloadTexts } from './load-namespaces.ts';
