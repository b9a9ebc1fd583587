import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { IconSpecs } from './icon-specs.tsx';
import { PropertyCard } from './property-card.tsx';

const picture = (src: string): FinishedImage => ({
  kind: 'image',
  src,
  alt: '',
  width: 1440,
  height: 960,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});

test('a card of a listing shows the first of its pictures alone', () => {
  const html = renderToStaticMarkup(
    <PropertyCard
      listing={{
        id: '1',
        super_title: 'Maison',
        main_title: '',
        sub_title: '128, rue des Érables',
        secondary_title: 'Québec',
        link: null,
        tags_repeater: [],
        list_items_repeater: [],
        hover_id: null,
        medias_repeater: [{ media: picture('/facade.jpg') }, { media: picture('/kitchen.jpg') }],
      }}
      sizes="100vw"
    />,
  );
  expect(html).toContain('/facade.jpg');
  expect(html).not.toContain('/kitchen.jpg');
});

test('a sentence such as an open house has no icon and a line of its own, as on cards of the search', () => {
  const icon = { svg: '<path d="M0 0"/>', color: null };
  const html = renderToStaticMarkup(
    <IconSpecs
      items={[
        { id: 'open-house', icon, description: 'Visite libre sam. 5 déc., 14 h à 16 h' },
        { id: 'bed', icon, description: '5' },
      ]}
    />,
  );
  expect(html).toContain('<li>Visite libre sam. 5 déc., 14 h à 16 h</li>');
  expect(html.match(/<svg/g)).toHaveLength(1);
});

test('contact details keep their icons, however long they are', () => {
  const icon = { svg: '<path d="M0 0"/>', color: null };
  const html = renderToStaticMarkup(
    <IconSpecs items={[{ id: 'area', icon, description: 'Grand Montréal et Laurentides' }]} keepsIcons />,
  );
  expect(html.match(/<svg/g)).toHaveLength(1);
});
