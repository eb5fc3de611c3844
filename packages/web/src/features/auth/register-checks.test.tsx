import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { paths } from '../../paths.ts';
import { RegisterChecks } from './register-checks.tsx';

async function show(accept?: string) {
  const { core, auth } = await loadCatalogue('en', ['core', 'auth']);
  const translator = createI18n('en', {
    core,
    auth: { ...auth, ...(accept && { accept }) },
  });
  const { container } = render(
    <I18nextProvider i18n={translator}>
      <RegisterChecks unaccepted={[]} />
    </I18nextProvider>,
  );
  const [label] = [...container.querySelectorAll('label')].map((each) => each.textContent);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  return { label, links };
}

test('AUT-2 the documents are links inside the sentence, which open in a new tab', async () => {
  expect(await show()).toEqual({
    label:
      'I accept the terms of service (opens in a new tab) and the privacy policy (opens in a new tab)',
    links: [
      ['terms of service (opens in a new tab)', paths.terms],
      ['privacy policy (opens in a new tab)', paths.privacy],
    ],
  });
});

test('PRF-1 a language may turn the sentence round', async () => {
  const { label, links } = await show('<privacy>B</privacy> and <terms>A</terms>: accepted');
  expect(label).toBe('B (opens in a new tab) and A (opens in a new tab): accepted');
  expect(links.map(([, href]) => href)).toEqual([paths.privacy, paths.terms]);
});
