// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { readRecipient } from '../../forms/recipient.ts';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { fixtures } from './hero-search.fixture.ts';
import { block } from './hero-search.tsx';
import { MembersCarousel } from './parts/members-carousel.tsx';

const write: FinishedLink = {
  href: '/fr/contact',
  text: 'Écrire',
  isInternal: true,
  isNewTab: false,
  isButton: false,
  color: null,
  background: null,
  icon: null,
  action: 'open_contact_modal',
};
const member = (recipient_slug: string) => ({
  id: 'member-1',
  type: 'members_carousel_item' as const,
  params: {},
  person_avatar: null,
  person_name: 'Maude Gagnon',
  person_subtitle: 'Courtière',
  recipient_type: 'broker' as const,
  recipient_slug,
  cta_repeater: [{ id: 'cta-1', type: 'cta_item' as const, params: {}, cta: write }],
});

const linkTo = (item: Parameters<typeof MembersCarousel>[0]['members'][number]) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <LocaleProvider locale="fr">
      <MembersCarousel members={[item]} />
    </LocaleProvider>,
  );
  return page.querySelector<HTMLAnchorElement>('a[href="/fr/contact"]');
};

test('the link of a person opens the contact form to that person', () => {
  const link = linkTo(member('maude-gagnon'));
  expect(link?.dataset.action).toBe('open_contact_modal');
  expect(readRecipient(link?.dataset.recipient)).toEqual({
    type: 'broker',
    slug: 'maude-gagnon',
    name: 'Maude Gagnon',
    subtitle: 'Courtière',
    underSubtitle: '',
    avatar: null,
  });
});

test('without a recipient the contact form writes to the site', () => {
  const link = linkTo(member(''));
  expect(link?.dataset.recipient).toBeUndefined();
});

test.each([
  ['everything', 'before'],
  ['above the picture', 'after'],
])(
  'members stand in the panel of the corner, and after the search where the words stand above the picture',
  (name, order) => {
    const html = renderExample(block, fixtures[name], 'fr');
    const [members, search] = [html.indexOf('Karim Benali'), html.indexOf('name="forSaleForRent"')];
    expect(Math.min(members, search)).toBeGreaterThan(0);
    expect(members > search ? 'after' : 'before').toBe(order);
  },
);
