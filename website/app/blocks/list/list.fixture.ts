import { examplesOf, html, item, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const step = (title: [string, string], description?: [string, string]) =>
  item('list_item', {
    main_title: textOf(...title),
    description: description ? html(`<p>${description[0]}</p>`, `<p>${description[1]}</p>`) : null,
  });

const steps = [
  step(
    ['Une visite de votre propriété', 'A visit of your property'],
    [
      'Une heure chez vous, pour voir ce qui plaira et ce qui mérite une retouche.',
      'An hour at your place, to see what will please and what deserves a touch-up.',
    ],
  ),
  step(
    ['Un prix que nous pouvons expliquer', 'A price that we can explain'],
    [
      'Les ventes comparables des six derniers mois, dans un rayon d’un kilomètre.',
      'Comparable sales of the last six months, within one kilometre.',
    ],
  ),
  step(
    ['Des photos, un plan, une visite virtuelle', 'Pictures, a floor plan, a virtual visit'],
    ['Prêts en cinq jours ouvrables.', 'Ready within five business days.'],
  ),
  step(
    ['La négociation, puis le notaire', 'The negotiation, then the notary'],
    [
      'Vous décidez\u00a0; nous rédigeons, nous relançons et nous respectons les délais.',
      'You decide; we draft, follow up and meet the deadlines.',
    ],
  ),
];

const documents = [
  step(['Le certificat de localisation', 'The certificate of location']),
  step(['Les comptes de taxes municipales et scolaires', 'The municipal and school tax bills']),
  step(['Les factures d’Hydro-Québec des douze derniers mois', 'The Hydro-Québec bills of the last twelve months']),
  step(['Les garanties et les factures des travaux', 'The warranties and invoices of renovations']),
];

export const fixtures = examplesOf(
  'list_block',
  {
    main_title: textOf('Vendre en quatre étapes', 'Sell in four steps'),
    description: html(
      '<p>De la première visite à la signature, le même courtier vous accompagne.</p>',
      '<p>From the first visit to the signature, the same broker stays with you.</p>',
    ),
    list_type: 'ordered',
    list_items_repeater: steps,
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        list_items_repeater: [
          ...steps,
          item('list_item', {
            main_title: textOf('La remise des clés', 'The keys'),
            description: html(
              '<p>Un <strong>dossier complet</strong> et <a href="/contact">nos fournisseurs</a> pour la suite.</p>',
              '<p>A <strong>complete file</strong>, and <a href="/contact">our suppliers</a> for what follows.</p>',
            ),
          }),
        ],
      },
    ),
    'with bullets': withParams(
      { color_scheme: 'normal-grey' },
      {
        main_title: textOf('Les documents à préparer', 'The documents to prepare'),
        description: null,
        list_type: null,
        list_items_repeater: documents,
      },
    ),
    'nothing optional': { main_title: null, description: null, list_type: null, list_items_repeater: documents },
    'very long French title': {
      main_title: textOf(
        'Les vérifications que nous effectuons systématiquement avant chaque promesse d’achat',
        'What we check before every promise to purchase',
      ),
      list_items_repeater: [
        step([
          'L’anticonstitutionnellement long intitulé d’une déclaration du vendeur concernant l’immeuble et ses dépendances',
          'A long heading of the seller’s declarations concerning the immovable and its dependencies',
        ]),
      ],
    },
    'no item at all': { list_items_repeater: null },
  },
);
