import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from '../src/i18n/catalogue.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import { fallbacks } from '../src/i18n/languages.ts';
import { loadNamespaces } from '../src/i18n/load-namespaces.ts';
import { useLoadedNamespace } from '../src/i18n/use-loaded-namespace.ts';

const aTranslator = async () => createI18n('en', await loadCatalogue('en', ['core', 'auth']));

const around = (translator: Awaited<ReturnType<typeof aTranslator>>) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translator}>{children}</I18nextProvider>
  ),
});

function Row() {
  const { t } = useTranslation();
  return (
    <li>
      {t('match.finished')} <Trans i18nKey="auth:login.other" components={{ other: <b /> }} />
    </li>
  );
}

test('PRF-1 texts follow the language without a reload', async () => {
  const translator = await aTranslator();
  const { container } = render(
    Array.from({ length: 50 }, (_, id) => <Row key={`row ${id}`} />),
    around(translator),
  );
  const rows = () => [
    ...new Set([...container.querySelectorAll('li')].map((row) => row.innerHTML)),
  ];
  expect(rows()).toEqual(['FT New here? <b>Create an account</b>']);

  await loadNamespaces(translator, 'zh', ['core', 'auth']);
  await act(() => translator.changeLanguage('zh'));
  expect(rows()).toEqual(['完场 还没有账户？ <b>注册</b>']);
});

test('PRF-1 a text that a language lacks is that of its fallback, also of a namespace fetched later', async () => {
  fallbacks.es = ['en'];
  onTestFinished(() => void delete fallbacks.es);
  const { core } = await loadCatalogue('es', ['core']);
  const { skip: _, ...shell } = core.shell;
  const translator = createI18n('es', { core: { ...core, shell } as typeof core });
  await loadNamespaces(translator, 'es', ['core', 'auth']);
  expect(translator.t('shell.skip')).toBe('Skip to content');
  expect(translator.t('shell.close')).toBe('Cerrar');
  expect(translator.exists('auth:login.title', { lng: 'en' })).toBe(true);
});

test('PRF-1 a part that no route declares shows once its namespace is loaded', async () => {
  function Part() {
    const { t } = useTranslation();
    return useLoadedNamespace('keys') ? <p>{t('keys:title')}</p> : <i>…</i>;
  }
  const { container } = render(<Part />, around(await aTranslator()));
  expect(container.innerHTML).toBe('<i>…</i>');
  expect((await screen.findByText('Shortcuts')).tagName).toBe('P');
});

test('PRF-1 keys are checked against the namespace that they name', async () => {
  const { t } = await aTranslator();
  expect(t('auth:login.title')).toBe('Welcome to Touchline');
  // @ts-expect-error A key of no text.
  expect(t('auth:login.headline')).toBe('login.headline');
  // @ts-expect-error A key of a namespace, without its name.
  expect(t('login.title')).toBe('login.title');
  // @ts-expect-error A key of no text, with tags.
  expect(<Trans i18nKey="auth:welcome" components={{ other: <b /> }} />).toBeTruthy();
});
