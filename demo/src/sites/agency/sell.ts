import { page } from '../../authored-page.ts';
import { block, button, ctas, image, point, question, rich, text, textarea, valuationButton } from '../../authoring.ts';

export const sell = page({
  name: 'sell',
  title: { fr: 'Vendre', en: 'Sell' },
  picture: 'article-011',
  seo: {
    fr: {
      title: 'Vendre sa propriété avec Groupe Rivage immobilier',
      description:
        'Évaluation gratuite, mise en valeur, visites bien menées et négociation suivie : voyez comment nos courtiers vendent votre propriété au Québec.',
    },
    en: {
      title: 'Sell Your Property with Groupe Rivage immobilier',
      description:
        'A free evaluation, thoughtful staging, well-run visits and steady negotiation: see how our brokers go about selling your property in Québec.',
    },
  },
  blocks: [
    block('hero_block_1', 'inverted', {
      super_title: text('Vendre', 'Sell'),
      main_title: text('Une vente bien préparée est à moitié faite', 'A sale well prepared is half done'),
      description: textarea(
        'Le prix, les photos, les documents, le moment : presque tout se joue avant la première visite.',
        'The price, the photos, the documents, the timing: nearly everything is decided before the first visit.',
      ),
      bg_media: image('facade-037'),
      cta_repeater: ctas(valuationButton('Demander une évaluation', 'Request an evaluation')),
    }),
    block('image_text_block', 'normal', {
      block_image: image('article-008'),
      main_title: text('Tout commence par le bon prix', 'It all starts with the right price'),
      orientation_x: 'left',
      description: rich(
        [
          'Une propriété affichée trop cher attend, puis se vend souvent moins bien. Nous comparons la vôtre aux ventes des derniers mois dans votre secteur, en tenant compte de l’état, des rénovations et de la concurrence du moment.',
          'Vous recevez notre avis par écrit, avec les ventes sur lesquelles il s’appuie. Le prix demandé demeure votre décision.',
        ],
        [
          'A property listed too high sits, then often sells for less. We compare yours with the sales of recent months in your area, taking into account its condition, its renovations and the current competition.',
          'You receive our opinion in writing, with the sales it rests on. The asking price remains your decision.',
        ],
      ),
    }),
    block('highlights_block', 'normal-grey', {
      main_title: text('Ce que nous faisons pour vous', 'What we do for you'),
      image: image('room-001'),
      orientation_x: 'right',
      about_repeater: [
        point(
          'sparkles',
          [
            'La mise en valeur',
            'Une liste de petits travaux classés par effet, et une conseillère en aménagement pour les pièces difficiles.',
          ],
          ['Staging', 'A list of small jobs ranked by their effect, and a design adviser for the tricky rooms.'],
        ),
        point(
          'camera',
          [
            'Des photos fidèles',
            'Un photographe, un plan à l’échelle et une visite virtuelle : ce que l’acheteur voit en ligne, il le retrouve sur place.',
          ],
          [
            'Faithful photos',
            'A photographer, a scaled floor plan and a virtual tour: what buyers see online is what they find on site.',
          ],
        ),
        point(
          'calendar-days',
          ['Des visites suivies', 'Acheteurs qualifiés, présence de votre courtier et compte rendu le soir même.'],
          ['Visits with follow-up', 'Qualified buyers, your broker on site and a report the same evening.'],
        ),
        point(
          'handshake',
          [
            'Une négociation calme',
            'Nous présentons chaque promesse d’achat dans les règles, avec un tableau qui compare prix, conditions et délais.',
          ],
          [
            'Calm negotiation',
            'We present each promise to purchase by the book, with a table comparing price, conditions and dates.',
          ],
        ),
      ],
    }),
    block('text_block_1', 'normal', {
      main_title: text('Les documents à réunir', 'The documents to gather'),
      cta: button('Lire : le certificat de localisation', 'Read: the certificate of location', 'blog'),
      description: rich(
        [
          'Plus le dossier est complet, moins il y a de surprises entre la promesse d’achat et le notaire. Voici l’essentiel :',
          '<ul><li>l’acte de vente et le certificat de localisation à jour ;</li><li>les comptes de taxes municipales et scolaires ;</li><li>les factures d’énergie et celles des rénovations ;</li><li>le formulaire « Déclarations du vendeur sur l’immeuble », que nous remplissons ensemble ;</li><li>pour un condo : la déclaration de copropriété, les procès-verbaux, les états financiers et l’état du fonds de prévoyance ;</li><li>pour un plex : les baux et les dépenses.</li></ul>',
        ],
        [
          'The more complete the file, the fewer the surprises between the promise to purchase and the notary. Here are the essentials:',
          '<ul><li>the deed of sale and an up-to-date certificate of location;</li><li>municipal and school tax bills;</li><li>energy bills and renovation invoices;</li><li>the “Declarations by the seller of the immovable” form, which we fill in together;</li><li>for a condo: the declaration of co-ownership, minutes, financial statements and the state of the contingency fund;</li><li>for a plex: leases and expenses.</li></ul>',
        ],
      ),
    }),
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Vos questions sur la vente', 'Your questions about selling'),
      items_repeater: [
        question(
          [
            'Combien coûte l’évaluation ?',
            'Rien. La visite et l’analyse de la valeur marchande sont gratuites et ne vous obligent pas à nous confier la vente. Il ne s’agit pas d’un rapport d’évaluateur agréé.',
          ],
          [
            'How much does the evaluation cost?',
            'Nothing. The visit and the market analysis are free and do not oblige you to list with us. They are not a chartered appraiser’s report.',
          ],
        ),
        question(
          [
            'Vaut-il mieux acheter ou vendre d’abord ?',
            'Cela dépend du marché et de votre marge de manœuvre. Vendre d’abord donne un budget sûr ; acheter d’abord évite un déménagement provisoire. Nous pesons les deux scénarios avec vous, y compris le prêt-relais.',
          ],
          [
            'Should I buy or sell first?',
            'It depends on the market and on how much room you have. Selling first gives you a firm budget; buying first avoids a temporary move. We weigh both scenarios with you, bridge financing included.',
          ],
        ),
        question(
          [
            'Puis-je changer d’idée après avoir signé le contrat de courtage ?',
            'Oui. Pour un immeuble résidentiel, la loi accorde trois jours à compter de la réception du double du contrat pour l’annuler par un avis écrit, à certaines conditions que nous vous expliquerons.',
          ],
          [
            'Can I change my mind after signing the brokerage contract?',
            'Yes. For a residential property, the law gives you three days from receiving your copy of the contract to cancel it by written notice, under certain conditions that we will explain.',
          ],
        ),
      ],
    }),
    block('property_valuation_block', 'normal', {
      main_title: text('Combien vaut votre propriété ?', 'What is your property worth?'),
      description: rich(
        [
          'Sept petites étapes, une visite d’une heure, un avis écrit en trois jours ouvrables. Sans frais ni engagement.',
        ],
        [
          'Seven small steps, a one-hour visit, a written opinion within three business days. Free and without obligation.',
        ],
      ),
      bg_media: image('facade-011'),
    }),
    block(
      'blog_articles_grid_block',
      'normal-grey',
      {
        main_title: text('Ce que nos courtiers ont écrit', 'What our brokers have written'),
        cta: button('Lire le blogue', 'Read the blog', 'blog'),
      },
      { core_data: { source: 'articles', limit: 4 } },
    ),
  ],
});
