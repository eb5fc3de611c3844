import { expect, test } from 'vitest';
import { devErrorPage } from '../tools/dev-error-page.ts';

function failure(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at MatchesHeading (/site/src/matches-heading.tsx:41:9)`;
  return error;
}

test('in development a page that could not be rendered shows the error with file and line', () => {
  const { status, headers, body } = devErrorPage(failure('no heading'));
  expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toMatch(/<pre>no heading[\s\S]*matches-heading\.tsx:41:9/);
});

test('the error page loads the client of Vite, and reloads after a change of sources', () => {
  const { body } = devErrorPage(failure('no heading'));
  expect(body).toContain("from '/@vite/client'");
  expect(body).toContain('"touchline:sources-changed", () => location.reload()');
});

test('the text of an error cannot end the script of the error page', () => {
  const { body } = devErrorPage(failure('</script><h1>x'));
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  expect(body.match(/<h1>/g)).toHaveLength(1);
});
