import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorMessage } from './error-message.tsx';

const draw = (status: number, heading?: 'h1' | 'h2') =>
  renderToStaticMarkup(
    <ErrorMessage status={status} title="Titre" message="Message" actions="Actions" {...(heading && { heading })} />,
  );

test('a site under maintenance has a spinner', () => {
  expect(draw(503)).toMatch(/<svg[^>]*lucide-loader-circle[^>]*data-spins="true"/);
});

test.each([403, 404, 500, 418])('an error %i has a warning triangle', (status) => {
  expect(draw(status)).toMatch(/<svg[^>]*lucide-triangle-alert/);
  expect(draw(status)).not.toContain('data-spins');
});

test('the title is the first heading of a page of its own, and the second level within another', () => {
  expect(draw(500)).toMatch(/<h1[^>]*>Titre/);
  expect(draw(500, 'h2')).toMatch(/<h2[^>]*>Titre/);
});
