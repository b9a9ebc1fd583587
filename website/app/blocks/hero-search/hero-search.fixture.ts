import type { WireBlock } from '@vitrine/contract/site.ts';
import { type BlockFixtures, item, lines, linkTo, pictureOf, words } from '../fixtures.ts';

const picture = pictureOf('landscape-001', 'Le fleuve au petit matin', 'The river in the early morning');

const write = { ...linkTo('Écrire', 'Write', '/contact', 'href'), on_click_action: 'open_contact_modal' };

const member = (id: number, name: string, french: string, english: string) => ({
  id: `member-${id}`,
  ...item('members_carousel_item', {
    person_avatar: pictureOf(`portrait-00${id}`, name, name, 960, 1200),
    person_name: words(name),
    person_subtitle: words(french, english),
    recipient_type: 'broker',
    recipient_slug: `member-${id}`,
    cta_repeater: [{ id: `member-${id}-cta`, ...item('cta_item', { cta: write }) }],
  }),
});

const title = words(
  'La bonne adresse commence par une bonne conversation',
  'The right address starts with a good conversation',
);
const subTitle = lines(
  'De Montréal à Charlevoix, nos courtiers connaissent les rues, les prix et les questions à poser.',
  'From Montréal to Charlevoix, our brokers know the streets, the prices and the questions to ask.',
);

/** Body of `GET search-filters`, in place of the answer that the server loads. */
const filters = {
  data: {
    municipalities: [
      { MUN_CODE: '25213', DESCRIPTION: 'Lévis' },
      { MUN_CODE: '66023', DESCRIPTION: 'Montréal' },
      { MUN_CODE: '23027', DESCRIPTION: 'Québec' },
    ],
    property_types: [
      { code: 'maison', label: { fr: 'Maisons', en: 'Houses' } },
      { code: 'condo', label: { fr: 'Condos', en: 'Condos' } },
    ],
  },
};
const example = (fields: Record<string, unknown>): WireBlock => ({
  ...item('hero_search_block', fields),
  block_params: { core_data: { filters } },
});

export const fixtures: BlockFixtures = {
  default: example({ main_title: title, sub_title: subTitle, bg_media: picture }),
  everything: example({
    main_title: title,
    sub_title: subTitle,
    bg_media: picture,
    logo: pictureOf('landscape-002', 'Groupe Rivage', 'Groupe Rivage', 480, 160),
    members_repeater: [
      member(1, 'Maude Tessier-Lavoie', 'Courtière immobilière résidentielle', 'Residential real estate broker'),
      member(2, 'Karim Benali', 'Courtier immobilier commercial', 'Commercial real estate broker'),
      member(3, 'Élise Dubuc', 'Directrice d’agence', 'Managing broker'),
    ],
  }),
  'without a picture': example({ main_title: title, sub_title: subTitle }),
  'very long French title': example({
    main_title: words(
      'L’accompagnement immobilier d’une équipe qui connaît chaque rue de votre quartier, de la première visite à la remise des clés',
      'A team that knows your streets, from the first visit to the keys',
    ),
    sub_title: subTitle,
    bg_media: picture,
  }),
  'core is away': {
    ...item('hero_search_block', { main_title: title, sub_title: subTitle, bg_media: picture }),
    block_params: { core_data: { source: 'people', failed: true } },
  },
  'only a title': item('hero_search_block', { main_title: words('Bienvenue', 'Welcome') }),
};
