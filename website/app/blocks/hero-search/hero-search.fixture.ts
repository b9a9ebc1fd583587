import {
  examplesOf,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { searchFilters } from '../../block-framework/fixtures/property-fixtures.ts';

const write = { ...linkTo('Écrire', 'Write', '/contact', 'href'), on_click_action: 'open_contact_modal' };

const member = (id: number, name: string, french: string, english: string) => ({
  id: `member-${id}`,
  ...item('members_carousel_item', {
    person_avatar: pictureOf(`portrait-00${id}`, name, name, 960, 1200),
    person_name: textOf(name),
    person_subtitle: textOf(french, english),
    recipient_type: 'broker',
    recipient_slug: `member-${id}`,
    cta_repeater: [{ id: `member-${id}-cta`, ...item('cta_item', { cta: write }) }],
  }),
});

const members = [
  member(1, 'Maude Tessier-Lavoie', 'Courtière immobilière résidentielle', 'Residential real estate broker'),
  member(2, 'Karim Benali', 'Courtier immobilier commercial', 'Commercial real estate broker'),
  member(3, 'Élise Dubuc', 'Directrice d’agence', 'Managing broker'),
];

export const fixtures = examplesOf(
  'hero_search_block',
  withParams(
    { core_data: { filters: searchFilters } },
    {
      main_title: textOf(
        'La bonne adresse commence par une bonne conversation',
        'The right address starts with a good conversation',
      ),
      sub_title: lines(
        'De Montréal à Charlevoix, nos courtiers connaissent les rues, les prix et les questions à poser.',
        'From Montréal to Charlevoix, our brokers know the streets, the prices and the questions to ask.',
      ),
      bg_media: pictureOf('landscape-001', 'Le fleuve au petit matin', 'The river in the early morning'),
    },
  ),
  {
    'above the picture': { arrangement: 'above', members_repeater: members },
    everything: {
      logo: pictureOf('landscape-002', 'Groupe Rivage', 'Groupe Rivage', 480, 160),
      members_repeater: members,
    },
    'without a picture': { bg_media: null },
    'very long French title': {
      main_title: textOf(
        'L’accompagnement immobilier d’une équipe qui connaît chaque rue de votre quartier, de la première visite à la remise des clés',
        'A team that knows your streets, from the first visit to the keys',
      ),
    },
    'core is away': withParams({ core_data: { source: 'people', failed: true } }),
    'only a title': withParams(
      { core_data: null },
      { main_title: textOf('Bienvenue', 'Welcome'), sub_title: null, bg_media: null },
    ),
  },
);
