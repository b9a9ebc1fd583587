import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  image,
  listings,
  point,
  question,
  rich,
  text,
  textarea,
} from '../../authoring.ts';

export const buy = page({
  name: 'buy',
  title: { fr: 'Acheter', en: 'Buying' },
  picture: 'facade-001',
  seo: {
    fr: {
      title: 'Acheter à Montréal avec Maude Tessier-Lavoie',
      description:
        'Je visite avec vous, je chiffre les travaux à venir et je négocie. Voici comment j’accompagne mes acheteurs dans les quartiers de Montréal.',
    },
    en: {
      title: 'Buying in Montréal with Maude Tessier-Lavoie',
      description:
        'I visit with you, put figures on the work ahead and negotiate. Here is how I go about helping my buyers in the neighbourhoods of Montréal.',
    },
  },
  blocks: [
    block('hero_block_1', 'inverted', {
      arrangement: 'beside',
      super_title: text('Acheter', 'Buying'),
      main_title: text('Tombez en amour, les yeux ouverts', 'Fall in love, but look first'),
      description: textarea(
        'Vous vous occupez du coup de cœur. Moi, je m’occupe du toit, du drain et de la promesse d’achat.',
        'You look after the crush. I look after the roof, the drain and the promise to purchase.',
      ),
      bg_media: image('facade-001'),
      cta_repeater: ctas(contactButton('Commencer ma recherche', 'Start my search')),
    }),
    block('highlights_block', 'normal', {
      main_title: text('Comment ça se passe avec moi', 'How it works with me'),
      image: image('article-002'),
      orientation_x: 'left',
      about_repeater: [
        point(
          'coffee',
          [
            'On jase une heure',
            'Votre budget, vos habitudes, ce que vous ne voulez plus. Je repars avec une liste courte ; vous aussi.',
          ],
          [
            'We talk for an hour',
            'Your budget, your habits, what you never want again. I leave with a short list, and so do you.',
          ],
        ),
        point(
          'footprints',
          [
            'On visite peu, mais bien',
            'Je présélectionne sur place quand je le peux. En moyenne, mes clients en visitent une douzaine avant de choisir.',
          ],
          [
            'We visit few, but well',
            'I pre-screen on site when I can. On average, my clients visit about a dozen before choosing.',
          ],
        ),
        point(
          'calculator',
          [
            'Je chiffre la suite',
            'Toiture dans cinq ans, fenêtres bientôt, cuisine plus tard : vous savez ce que la maison coûtera vraiment.',
          ],
          [
            'I price what comes next',
            'A roof in five years, windows soon, a kitchen later: you know what the house will really cost.',
          ],
        ),
        point(
          'scale',
          [
            'On négocie sans s’emballer',
            'On fixe votre limite la veille, à tête reposée. Le jour venu, je vous la rappelle.',
          ],
          [
            'We negotiate with cool heads',
            'We set your limit the day before, well rested. On the day, I remind you of it.',
          ],
        ),
      ],
    }),
    block(
      'properties_block',
      'normal-grey',
      {
        main_title: text('Des plex qui méritent une visite', 'Plexes worth a visit'),
        cta: button('Voir les plex', 'See plexes', { page: 'search', query: 'mun=66023&type=prop' }),
      },
      listings({ mun: ['66023'], type: ['prop'], forSaleForRent: 'buy', order_by: 'newest' }, 3),
    ),
    block('text_block_1', 'normal', {
      main_title: text('Ma promesse, par écrit', 'My promise, in writing'),
      description: rich(
        [
          'Quand nous signons un contrat de courtage achat, je vous représente, vous et personne d’autre. Je vous dis ce que je sais de la propriété, du quartier et des ventes récentes. Si je suis mal placée pour vous conseiller sur un sujet, je vous envoie chez la bonne personne : inspecteur, notaire, ingénieure, courtier hypothécaire.',
          'Et si la maison parfaite n’en vaut pas la peine, je serai la première à vous le dire.',
        ],
        [
          'When we sign a brokerage contract to purchase, I represent you and nobody else. I tell you what I know about the property, the area and recent sales. When I am not the right person to advise you, I send you to the one who is: inspector, notary, engineer, mortgage broker.',
          'And if the perfect house is not worth it, I will be the first to say so.',
        ],
      ),
    }),
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Ce qu’on me demande dans l’escalier', 'What people ask me on the stairs'),
      items_repeater: [
        question(
          [
            'Peut-on acheter un plex et reprendre un logement ?',
            'Oui, pour vous y loger ou y loger un proche parent, mais les règles sont strictes : avis six mois avant la fin du bail, indemnités, protection des locataires aînés. On en parle avant d’écrire la promesse d’achat.',
          ],
          [
            'Can I buy a plex and take back a unit?',
            'Yes, to live there yourself or house a close relative, but the rules are strict: notice six months before the lease ends, compensation, protection for senior tenants. We talk it through before drafting the promise to purchase.',
          ],
        ),
        question(
          [
            'Divise ou indivise ?',
            'En copropriété divise, vous possédez votre unité et pouvez choisir votre prêteur. En indivise, vous possédez une part de l’immeuble, avec moins de prêteurs et en général 20 % de mise de fonds. J’ai écrit un article là-dessus dans mon carnet.',
          ],
          [
            'Divided or undivided?',
            'In divided co-ownership you own your unit and can choose your lender. In undivided, you own a share of the building, with fewer lenders and usually a 20% down payment. I wrote a piece about it in my journal.',
          ],
        ),
        question(
          [
            'Est-ce que je peux me passer d’inspection pour gagner une surenchère ?',
            'Je vous le déconseille. On peut parfois inspecter avant de faire l’offre, ou raccourcir le délai. Renoncer à l’inspection, c’est parier votre mise de fonds.',
          ],
          [
            'Can I skip the inspection to win a bidding war?',
            'I advise against it. Sometimes we can inspect before making the offer, or shorten the deadline. Skipping the inspection means gambling with your down payment.',
          ],
        ),
      ],
    }),
    block('cta_block', 'normal-grey', {
      arrangement: 'beside',
      main_title: text('Vous avez repéré quelque chose ?', 'Spotted something?'),
      description: rich(
        ['Envoyez-moi le lien. Je vous dirai en quelques lignes ce que j’en pense.'],
        ['Send me the link. I will tell you in a few lines what I think.'],
      ),
      bg_media: image('room-014'),
      cta_repeater: ctas(contactButton('Envoyer un lien à Maude', 'Send Maude a link')),
    }),
  ],
});
