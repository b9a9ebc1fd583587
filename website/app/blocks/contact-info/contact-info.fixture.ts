import { examplesOf, html, iconOf, item, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const line = (icon: string | null, fr: string, en: string, url: string) =>
  item('icon_link_item', { icon: icon && iconOf(icon), link: linkTo(fr, en, url, 'href') });

const lines = [
  line('phone', '450\u00a0555-0163', '450-555-0163', 'tel:+14505550163'),
  line(
    'mail',
    'bonjour@courtiers-de-la-rive.example',
    'bonjour@courtiers-de-la-rive.example',
    'mailto:bonjour@courtiers-de-la-rive.example',
  ),
  line('map-pin', '214, rue de la Rive, Boucherville', '214 Rue de la Rive, Boucherville', 'https://maps.example.com/'),
];

export const fixtures = examplesOf(
  'contact_info_block',
  {
    main_title: textOf('Passez nous voir', 'Come and see us'),
    description: html(
      '<p>Du lundi au vendredi de 9&nbsp;h à 18&nbsp;h, la fin de semaine sur rendez-vous. Le café est prêt.</p>',
      '<p>Monday to Friday from 9&nbsp;a.m. to 6&nbsp;p.m., weekends by appointment. The coffee is ready.</p>',
    ),
    icon_links_repeater: lines,
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        icon_links_repeater: [
          ...lines,
          line('facebook', 'Courtiers de la Rive', 'Courtiers de la Rive', 'https://www.facebook.com/'),
        ],
      },
    ),
    'without icons': withParams(
      { color_scheme: 'normal-grey' },
      { icon_links_repeater: [line(null, 'Nous écrire', 'Write to us', '/contact')] },
    ),
    'nothing optional': { main_title: null, description: null },
    'very long French title': {
      main_title: textOf(
        'Une question, un projet, une hésitation\u00a0? Écrivez-nous ou téléphonez-nous, sans engagement',
        'A question, a project, a doubt? Write or call, without obligation',
      ),
      icon_links_repeater: [
        line(
          'mail',
          'service.relations.clientele@courtiers-immobiliers-agrees-de-la-rive-sud.example',
          'service.relations.clientele@courtiers-immobiliers-agrees-de-la-rive-sud.example',
          'mailto:a@b.example',
        ),
      ],
    },
    'text alone': { icon_links_repeater: null },
  },
);
