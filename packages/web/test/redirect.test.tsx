import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useRedirect } from '../src/state/navigation/use-redirect.ts';

afterEach(cleanup);

test('SES-4 navigation during a redirect is not undone by it', () => {
  let go = (_: string) => {};
  // A page that stays mounted while the next one loads.
  function Lingering() {
    useRedirect('/');
    const navigate = useNavigate();
    go = (to) => void navigate(to);
    return <p>{useLocation().pathname}</p>;
  }
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Lingering />
    </MemoryRouter>,
  );
  expect(screen.getByText('/')).toBeTruthy();
  act(() => go('/account'));
  expect(screen.getByText('/account')).toBeTruthy();
});
