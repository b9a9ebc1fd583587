import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecipientCard } from './recipient-card.tsx';

const draw = (type: string) =>
  renderToStaticMarkup(
    <RecipientCard type={type} avatar={null} name="Léa Roy" subtitle="Courtière" underSubtitle="514 555-0142" />,
  );

test('a recipient has a name, a subtitle and what stands under it', () => {
  expect([...draw('broker').matchAll(/<p class[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    'Léa Roy',
    'Courtière',
    '514 555-0142',
  ]);
});

test.each([
  ['team', 'users'],
  ['office', 'building'],
  ['broker', 'user'],
  ['administrative_team', 'user'],
])('a recipient of the type %s without a portrait has the icon %s', (type, icon) => {
  expect(draw(type)).toMatch(new RegExp(`class="lucide lucide-${icon}["\\s]`));
});
