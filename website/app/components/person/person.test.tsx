import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
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

test('a person shows a portrait, a name, a subtitle and what stands under them', () => {
  const html = renderToStaticMarkup(
    <Person avatar={avatar} name="Léa Roy" subtitle="Courtière immobilière">
      <a href="/fr/lea-roy">Profil</a>
    </Person>,
  );
  expect(html).toContain('src="/portrait.jpg"');
  expect(html).toMatch(/<p[^>]*>Léa Roy<\/p><p[^>]*>Courtière immobilière<\/p><a href="\/fr\/lea-roy">/);
});

test('the portrait is not named twice', () => {
  expect(renderToStaticMarkup(<Person avatar={avatar} name="Léa Roy" subtitle="" />)).toContain('alt=""');
});

test('an icon replaces a missing portrait', () => {
  const html = renderToStaticMarkup(<Person avatar={null} name="Léa Roy" subtitle="" heading="h3" />);
  expect(html).toMatch(/<svg[^>]*lucide-user/);
  expect(html).toMatch(/<h3[^>]*>Léa Roy<\/h3>/);
});
