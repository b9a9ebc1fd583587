// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { render } from '../../test-render.tsx';
import { Person } from './person.tsx';

const avatar: FinishedImage = {
  kind: 'image',
  src: '/portrait.jpg',
  alt: 'Portrait de Léa Roy',
  width: 400,
  height: 400,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
};

test('a person shows a portrait, a name, a subtitle and what stands under them', async () => {
  const { container, getByText, getByRole } = await render(
    <Person avatar={avatar} name="Léa Roy" subtitle="Courtière immobilière">
      <a href="/fr/lea-roy">Profil</a>
    </Person>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/portrait.jpg');
  const [name, subtitle, link] = [getByText('Léa Roy'), getByText('Courtière immobilière'), getByRole('link')];
  expect(name.compareDocumentPosition(subtitle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(subtitle.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a name is a heading of the level that stands around it, and a paragraph without one', async () => {
  const { queryByRole, rerender } = await render(<Person avatar={null} name="Léa Roy" subtitle="" heading="h3" />);
  expect(queryByRole('heading', { level: 3, name: 'Léa Roy' })).not.toBeNull();
  await rerender(<Person avatar={null} name="Léa Roy" subtitle="" />);
  expect(queryByRole('heading')).toBeNull();
});

test('a portrait has no name of its own, as the name stands beside it', async () => {
  const { queryByRole, getByRole } = await render(<Person avatar={avatar} name="Léa Roy" subtitle="" />);
  expect(queryByRole('img')).toBeNull();
  expect(getByRole('presentation').getAttribute('src')).toBe('/portrait.jpg');
});

test.each([
  ['Léa Roy', 'LR'],
  ['Marianne et Félix Dubuc', 'MD'],
  ['Étienne', 'É'],
])('initials without a meaning of their own replace the missing portrait of %s', async (name, initials) => {
  const { getByText } = await render(<Person avatar={null} name={name} subtitle="" />);
  expect(getByText(initials).getAttribute('aria-hidden')).toBe('true');
});

test('an icon replaces a portrait and a name that are missing', async () => {
  const { container } = await render(<Person avatar={null} name="" subtitle="" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
