import {
  examplesOf,
  html,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  videoOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const picture = pictureOf('landscape-001', 'Un quartier au bord du fleuve', 'A neighbourhood by the river', 2400, 1350);
const logoDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="48" viewBox="0 0 200 48"><path d="M6 40V18L22 6l16 12v22M16 40V26h12v14" fill="none" stroke="#7a8794" stroke-width="4"/><text x="52" y="34" font-family="Georgia, serif" font-size="26" fill="#7a8794">Quai Nord</text></svg>';
const logoFile = {
  url: `data:image/svg+xml,${encodeURIComponent(logoDrawing)}`,
  alt: 'Quai Nord',
  width: 200,
  height: 48,
};
const logo = { cms_component: 'image', media: { fr: logoFile, en: logoFile } };
const call = item('cta_item', { cta: linkTo('Réserver une visite', 'Book a visit', '/contact') });
const more = item('cta_item', { cta: linkTo('Voir les plans', 'See the floor plans', '/proprietes') });

export const fixtures = examplesOf(
  'hero_landing_page_block_1',
  {
    logo,
    main_title: textOf('Quarante-deux condos au bord de l’eau', 'Forty-two condos by the water'),
    sub_title: lines(
      'Livraison à l’automne 2027. Visites privées tous les jeudis.',
      'Delivery in the fall of 2027. Private visits every Thursday.',
    ),
    bg_media: picture,
    cta_repeater: [call, more],
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        description: html(
          '<p>Du studio au penthouse, à partir de 389&nbsp;000&nbsp;$ plus taxes. <strong>Dépôt de 5&nbsp;%</strong> jusqu’au 31&nbsp;janvier.</p>',
          '<p>From studios to penthouses, starting at $389,000 plus taxes. <strong>A deposit of 5%</strong> until January 31.</p>',
        ),
        bg_media: { ...picture, center: { x: 50, y: 70 } },
      },
    ),
    'a film behind the words': {
      bg_media: videoOf('/resources/fleuve.webm', picture, { autoplay: true }),
      logo: null,
    },
    'without a picture': withParams({ color_scheme: 'normal-grey' }, { bg_media: null }),
    'very long French title': {
      main_title: textOf(
        'Des copropriétés contemporaines, anticonstitutionnellement lumineuses, à deux pas du traversier',
        'Contemporary and very bright condominiums near the ferry',
      ),
      sub_title: null,
      cta_repeater: [call],
    },
    'title alone': { logo: null, sub_title: null, cta_repeater: null },
  },
);
