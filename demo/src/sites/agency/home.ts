import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  image,
  link,
  listings,
  point,
  question,
  rich,
  text,
  textarea,
  valuationButton,
} from '../../authoring.ts';

export const home = page({
  name: 'home',
  title: { fr: 'Accueil', en: 'Home' },
  picture: 'landscape-001',
  seo: {
    fr: {
      title: 'Groupe Rivage immobilier | Acheter et vendre au Québec',
      description:
        'Douze courtiers, quatre bureaux et une seule façon de travailler : écouter, expliquer, négocier. Trouvez votre propriété ou vendez-la avec nous.',
    },
    en: {
      title: 'Groupe Rivage immobilier | Buy and Sell in Québec',
      description:
        'Twelve brokers, four offices and one way of working: listen, explain, negotiate. Find your next property in Québec, or sell the one you have with us.',
    },
  },
  blocks: [
    block(
      'hero_search_block',
      'inverted',
      {
        arrangement: 'above',
        main_title: text(
          'La bonne adresse commence par une bonne conversation',
          'The right address starts with a good conversation',
        ),
        sub_title: textarea(
          'De Montréal jusqu’à Charlevoix, nos courtiers connaissent les rues, les prix et les bonnes questions à poser.',
          'From Montréal to Charlevoix, our brokers know the streets, the schools, the prices and the questions to ask.',
        ),
        bg_media: image('landscape-001', { x: 50, y: 60 }),
      },
      { core_data: { source: 'people', query: { kind: 'broker' }, limit: 10 } },
    ),
    block(
      'properties_block',
      'normal',
      {
        main_title: text('Nouvellement sur le marché', 'New on the market'),
        cta: button('Voir toutes les propriétés', 'See all properties', 'search', { icon: 'arrow-right' }),
      },
      listings({ forSaleForRent: 'buy', order_by: 'newest' }, 6),
    ),
    block('text_block_1', 'normal-grey', {
      main_title: text('Une agence d’ici, à taille humaine', 'A local agency, on a human scale'),
      cta: button('Faire notre connaissance', 'Get to know us', 'about'),
      description: rich(
        [
          'Groupe Rivage est né en 2009 dans un local de la rue Saint-Denis, avec trois courtiers et une cafetière. Nous sommes douze aujourd’hui, à Montréal, à Québec, à Longueuil et à Saint-Sauveur.',
          'Nous avons grandi sans changer de méthode : un seul courtier vous suit du premier appel à la remise des clés, et toute l’équipe l’épaule au besoin.',
        ],
        [
          'Groupe Rivage began in 2009 in a storefront on Saint-Denis Street, with three brokers and a coffee maker. Today there are twelve of us, in Montréal, Québec City, Longueuil and Saint-Sauveur.',
          'We have grown without changing our method: one broker stays with you from the first call to the day you get the keys, with the whole team behind them.',
        ],
      ),
    }),
    block('highlights_block', 'normal', {
      main_title: text('Ce que vous pouvez attendre de nous', 'What you can expect from us'),
      description: rich(
        ['Pas de grandes promesses : des engagements simples, que vous pourrez vérifier en cours de route.'],
        ['No grand promises: simple commitments that you can check along the way.'],
      ),
      image: image('office-004'),
      orientation_x: 'left',
      about_repeater: [
        point(
          'trending-up',
          [
            'Un prix appuyé sur des faits',
            'Ventes comparables, délais, état du marché : notre analyse tient sur quelques pages, et nous vous l’expliquons ligne par ligne.',
          ],
          [
            'A price backed by facts',
            'Comparable sales, time on market, local conditions: our analysis fits on a few pages, and we go through it line by line.',
          ],
        ),
        point(
          'message-circle',
          [
            'Des nouvelles chaque semaine',
            'Un compte rendu après chaque visite et un point tous les vendredis, même quand rien n’a bougé.',
          ],
          ['News every week', 'A report after every visit and an update each Friday, even when nothing has moved.'],
        ),
        point(
          'shield-check',
          [
            'Des documents bien préparés',
            'Déclarations du vendeur, certificat de localisation, promesse d’achat : tout est lu, vérifié et expliqué avant que vous signiez.',
          ],
          [
            'Documents done right',
            'Seller’s declarations, certificate of location, promise to purchase: everything is read, checked and explained before you sign.',
          ],
        ),
      ],
    }),
    block('text_block_2', 'normal-grey', {
      text_align: 'center',
      main_title: text('Vous pensez vendre ?', 'Thinking of selling?'),
      description: rich(
        [
          'Demandez une évaluation de la valeur marchande de votre propriété. Un courtier du secteur la visite, la compare aux ventes récentes et vous remet son avis par écrit.',
          'La visite dure une heure, elle est gratuite et ne vous engage à rien.',
        ],
        [
          'Ask for an opinion of the market value of your property. A broker from the area visits it, compares it with recent sales and gives you a written opinion.',
          'The visit takes an hour, costs nothing and commits you to nothing.',
        ],
      ),
      cta_repeater: ctas(
        button('Vendre avec nous', 'Sell with us', 'sell'),
        valuationButton('Demander une évaluation', 'Request an evaluation'),
      ),
    }),
    block('questions_answers_block', 'normal', {
      main_title: text('On nous demande souvent', 'We are often asked'),
      items_repeater: [
        question(
          [
            'Faut-il une préapprobation hypothécaire avant de visiter ?',
            'Ce n’est pas obligatoire, mais c’est fortement conseillé. Vous connaissez votre budget réel, le taux peut être réservé pendant quelques mois et le vendeur prend votre offre plus au sérieux.',
          ],
          [
            'Do I need a mortgage pre-approval before visiting?',
            'It is not mandatory, but strongly advised. You know your real budget, the rate can be held for a few months and the seller takes your offer more seriously.',
          ],
        ),
        question(
          [
            'Qui paie la rétribution du courtier ?',
            'Le contrat de courtage le précise. En général, le vendeur verse la rétribution à l’agence inscriptrice, qui la partage avec celle de l’acheteur. Elle se négocie, et vous la connaissez avant de signer.',
          ],
          [
            'Who pays the broker’s remuneration?',
            'The brokerage contract says so. As a rule, the seller pays the listing agency, which shares it with the buyer’s agency. It is negotiable, and you know it before you sign.',
          ],
        ),
        question(
          [
            'Un même courtier peut-il représenter le vendeur et l’acheteur ?',
            'Non, sauf de rares exceptions. Au Québec, la double représentation est interdite dans le courtage résidentiel : chaque partie a droit à son propre courtier, lié par son propre contrat.',
          ],
          [
            'Can one broker represent both seller and buyer?',
            'No, apart from rare exceptions. In Québec, double representation is prohibited in residential brokerage: each party is entitled to its own broker, bound by its own contract.',
          ],
        ),
        question(
          [
            'Combien de temps faut-il pour vendre ?',
            'Cela dépend du secteur, du prix et de la saison. Votre courtier vous montrera les délais moyens des ventes comparables des derniers mois, plutôt qu’un chiffre pour toute la province.',
          ],
          [
            'How long does it take to sell?',
            'It depends on the area, the price and the season. Your broker will show you the average time of recent comparable sales rather than one figure for the whole province.',
          ],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Parlons de votre projet', 'Let us talk about your plans'),
      description: rich(
        ['Un appel de vingt minutes suffit souvent pour y voir clair.'],
        ['A twenty-minute call is often enough to see clearly.'],
      ),
      cta_repeater: ctas(
        contactButton('Nous écrire', 'Write to us'),
        link('514 555-0142', '514 555-0142', { href: 'tel:+15145550142' }),
      ),
    }),
  ],
});
