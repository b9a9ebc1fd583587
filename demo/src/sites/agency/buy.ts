import { page } from '../../authored-page.ts';
import { block, button, ctas, image, listings, point, question, rich, text, textarea } from '../../authoring.ts';
import { transferDuties } from './transfer-duties.ts';

export const buy = page({
  name: 'buy',
  title: { fr: 'Acheter', en: 'Buy' },
  picture: 'landscape-008',
  seo: {
    fr: {
      title: 'Acheter une propriété au Québec | Groupe Rivage',
      description:
        'Du budget à la remise des clés : les étapes de l’achat d’une propriété au Québec, expliquées par des courtiers qui vous accompagnent à chacune.',
    },
    en: {
      title: 'Buying a Property in Québec | Groupe Rivage',
      description:
        'From your budget to the day you get the keys: the steps of buying a property in Québec, explained by brokers who stay with you through each.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      super_title: text('Acheter', 'Buy'),
      main_title: text('Bien acheter, c’est savoir ce que l’on achète', 'Buying well means knowing what you buy'),
      description: textarea(
        'Une maison se visite en une demi-heure et s’habite pendant des années. Nous vous aidons à tout voir.',
        'A house is visited in half an hour and lived in for years. We help you see all of it.',
      ),
      bg_media: image('landscape-008'),
      cta_repeater: ctas(button('Voir les propriétés', 'See properties', 'search')),
    }),
    block('text_block_1', 'normal', {
      main_title: text('Votre propre courtier, de votre côté', 'A broker of your own, on your side'),
      description: rich(
        [
          'Au Québec, l’acheteur d’une propriété résidentielle peut signer un contrat de courtage achat. Votre courtier vous doit alors tous ses conseils : il cherche pour vous, analyse les prix, rédige la promesse d’achat et la négocie dans votre seul intérêt.',
          'Sans contrat, le courtier inscripteur peut vous traiter équitablement, mais il ne peut ni vous conseiller sur le prix ni défendre vos intérêts : il travaille pour le vendeur.',
        ],
        [
          'In Québec, the buyer of a residential property can sign a brokerage contract to purchase. Your broker then owes you full advice: searching for you, analysing prices, drafting the promise to purchase and negotiating it in your interest alone.',
          'Without a contract, the listing broker can treat you fairly but can neither advise you on price nor defend your interests: that broker works for the seller.',
        ],
      ),
    }),
    block('highlights_block', 'normal-grey', {
      main_title: text('Les étapes, dans l’ordre', 'The steps, in order'),
      image: image('article-009'),
      orientation_x: 'left',
      about_repeater: [
        point(
          'wallet',
          [
            '1. Votre budget',
            'Préapprobation, mise de fonds, droits de mutation, notaire, inspection : nous dressons la liste complète avant la première visite.',
          ],
          [
            '1. Your budget',
            'Pre-approval, down payment, transfer duties, notary, inspection: we draw up the full list before the first visit.',
          ],
        ),
        point(
          'search',
          ['2. La recherche', 'Des alertes ciblées, des visites préparées et un compte rendu honnête après chacune.'],
          ['2. The search', 'Targeted alerts, well-prepared visits and an honest report after each one.'],
        ),
        point(
          'file-pen-line',
          [
            '3. La promesse d’achat',
            'Prix, délais, inclusions et conditions : chaque clause vous est expliquée avant la signature.',
          ],
          [
            '3. The promise to purchase',
            'Price, dates, inclusions and conditions: every clause is explained before you sign.',
          ],
        ),
        point(
          'key-round',
          [
            '4. De l’inspection aux clés',
            'Inspection, financement, notaire : nous suivons les échéances et sommes présents jusqu’à la remise des clés.',
          ],
          [
            '4. From inspection to keys',
            'Inspection, financing, notary: we track the deadlines and are there until the keys change hands.',
          ],
        ),
      ],
    }),
    block(
      'properties_block',
      'normal',
      {
        main_title: text('Visites libres à venir', 'Upcoming open houses'),
        cta: button('Toutes les visites libres', 'All open houses', { page: 'search', query: 'open_house=1' }),
      },
      listings({ open_house: true, forSaleForRent: 'buy', order_by: 'newest' }, 3),
    ),
    block(
      'properties_slider_block',
      'normal-grey',
      {
        main_title: text('Un plex pour loger votre famille', 'A plex to house your family'),
        cta: button('Voir tous les plex', 'See all plexes', { page: 'search', query: 'type=prop&forSaleForRent=buy' }),
      },
      listings({ type: ['prop'], forSaleForRent: 'buy', order_by: 'newest' }, 8),
    ),
    block('image_text_block', 'normal', {
      block_image: image('article-005'),
      main_title: text('Un coup de pouce pour une première propriété', 'A helping hand with a first home'),
      orientation_x: 'right',
      description: rich(
        [
          'Le compte d’épargne libre d’impôt pour l’achat d’une première propriété (CELIAPP) et le régime d’accession à la propriété (RAP) peuvent se combiner. Certaines villes remboursent aussi une partie des droits de mutation aux jeunes familles.',
          'Nous vous indiquerons les programmes qui existent dans votre municipalité et les professionnels à consulter pour en profiter.',
        ],
        [
          'The First Home Savings Account (FHSA) and the Home Buyers’ Plan (HBP) can be combined. Some cities also refund part of the transfer duties to young families.',
          'We will tell you which programs exist in your municipality and which professionals to consult to make the most of them.',
        ],
      ),
      cta_repeater: ctas(button('Lire nos conseils', 'Read our advice', 'blog')),
    }),
    block(
      'mortgage_calculator_block',
      'normal-grey',
      {
        main_title: text('Combien cela fait-il par mois ?', 'What does it come to a month?'),
        description: rich(
          ['Entrez un prix et votre mise de fonds. Rien n’est transmis à qui que ce soit.'],
          ['Enter a price and your down payment. Nothing is sent to anyone.'],
        ),
      },
      { down_payment_rules: 'federal-2024' },
    ),
    transferDuties,
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Vos questions sur l’achat', 'Your questions about buying'),
      items_repeater: [
        question(
          [
            'Quelle mise de fonds faut-il prévoir ?',
            'Au moins 5 % de la première tranche de 500 000 $ et 10 % de la portion comprise entre 500 000 $ et 1 500 000 $. À partir de 1 500 000 $, il faut 20 %. Sous 20 %, le prêt doit être assuré.',
          ],
          [
            'How much of a down payment do I need?',
            'At least 5% of the first $500,000 and 10% of the portion between $500,000 and $1,500,000. From $1,500,000 up, it is 20%. Below 20%, the mortgage must be insured.',
          ],
        ),
        question(
          [
            'L’inspection est-elle obligatoire ?',
            'Non, mais nous la recommandons toujours, même pour une maison neuve ou un condo. Elle réduit le risque de mauvaises surprises et protège vos recours en cas de vice caché.',
          ],
          [
            'Is an inspection mandatory?',
            'No, but we always recommend one, even for a new house or a condo. It lowers the risk of unpleasant surprises and protects your recourse if a latent defect turns up.',
          ],
        ),
        question(
          [
            'Que se passe-t-il si plusieurs acheteurs présentent une offre ?',
            'Le courtier du vendeur doit révéler à tous qu’il existe plusieurs promesses d’achat, sans en dévoiler le contenu. Nous préparons avec vous votre meilleure offre, et votre limite.',
          ],
          [
            'What happens when several buyers make an offer?',
            'The seller’s broker must tell everyone that several promises to purchase exist, without revealing what they say. We prepare your best offer with you, and your limit.',
          ],
        ),
      ],
    }),
    block('property_alert_block', 'inverted', {
      main_title: text('Dites-nous ce que vous cherchez', 'Tell us what you are looking for'),
      description: rich(
        ['Un quartier, un budget, une cour pour le chien : nous partons de là et vous écrivons.'],
        ['A neighbourhood, a budget, a yard for the dog: that is where we start, and we write to you.'],
      ),
      bg_media: image('room-015'),
    }),
  ],
});
