import { namespaces as en } from './en/namespaces.ts';
import { namespaces as es } from './es/namespaces.ts';
import type { Language } from './languages.ts';
import type { NamespaceLoaders } from './namespace-types.ts';
import { namespaces as zh } from './zh/namespaces.ts';

export const loaders: Record<Language, NamespaceLoaders> = { en, zh, es };
