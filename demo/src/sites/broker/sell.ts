import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, point, question, rich, text, textarea } from '../../authoring.ts';

export const sell = page({
  name: 'sell',
  title: { fr: 'Vendre', en: 'Selling' },
  picture: 'article-010',
  seo: {
    fr: {
      title: 'Vendre à Montréal avec Maude Tessier-Lavoie',
      description:
        'Quels travaux faire avant de vendre, et lesquels oublier ? J’évalue votre propriété et je vous donne un plan clair, pièce par pièce.',
    },
    en: {
      title: 'Selling in Montréal with Maude Tessier-Lavoie',
      description:
        'Which jobs are worth doing before you sell, and which should you forget? I evaluate your property and give you a clear plan, room by room.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'beside',
      super_title: text('Vendre', 'Selling'),
      main_title: text('Avant de rénover pour vendre, appelez-moi', 'Before you renovate to sell, call me'),
      description: textarea(
        'Une cuisine neuve rapporte rarement ce qu’elle coûte. Un bon ménage, presque toujours.',
        'A new kitchen rarely earns back its price. A good clean-up nearly always does.',
      ),
      bg_media: image('facade-002'),
      cta_repeater: ctas(
        button('Estimer ma propriété', 'Value my property', 'valuation'),
        contactButton('Demander mon avis', 'Ask for my opinion'),
      ),
    }),
    block('text_block_1', 'normal', {
      main_title: text('Une heure chez vous, trois listes', 'An hour at your place, three lists'),
      description: rich(
        [
          'Je visite votre propriété comme le ferait un acheteur pointilleux, puis je vous remets trois listes : ce qu’il faut réparer parce que l’inspecteur le verra, ce qu’il faut rafraîchir parce que l’acheteur le sentira, et ce qu’il vaut mieux laisser au prochain propriétaire.',
          'Je joins l’analyse des ventes comparables et le prix que je défendrais. Vous gardez le tout, que vous vendiez avec moi ou non.',
        ],
        [
          'I visit your property the way a picky buyer would, then give you three lists: what to repair because the inspector will see it, what to freshen up because buyers will feel it, and what to leave to the next owner.',
          'I add the analysis of comparable sales and the price I would defend. You keep it all, whether you sell with me or not.',
        ],
      ),
    }),
    block('image_text_block', 'normal-grey', {
      block_image: image('article-010'),
      main_title: text('De petits travaux, bien choisis', 'Small jobs, well chosen'),
      orientation_x: 'right',
      description: rich(
        [
          'Un mur repeint, une prise remplacée, un joint refait autour du bain : ce sont des samedis, pas des emprunts. J’ai les numéros de bons artisans et je coordonne les travaux si vous n’en avez pas le temps.',
        ],
        [
          'A repainted wall, a replaced outlet, a new seal around the tub: those are Saturdays, not loans. I have the numbers of good tradespeople, and I coordinate the work if you don’t have the time.',
        ],
      ),
    }),
    block('highlights_block', 'normal', {
      main_title: text('Le jour où votre maison paraît', 'The day your home goes live'),
      image: image('room-009'),
      orientation_x: 'left',
      about_repeater: [
        point(
          'camera',
          [
            'Des photos à la bonne heure',
            'On photographie chaque pièce quand la lumière y entre, quitte à revenir deux fois.',
          ],
          ['Photos at the right hour', 'We photograph each room when the light comes in, even if it takes two trips.'],
        ),
        point(
          'file-text',
          [
            'Une fiche qui dit la vérité',
            'Ce qui a été refait, quand et par qui. Les acheteurs sérieux apprécient, et les négociations sont plus courtes.',
          ],
          [
            'A listing that tells the truth',
            'What was redone, when and by whom. Serious buyers appreciate it, and negotiations are shorter.',
          ],
        ),
        point(
          'door-open',
          [
            'J’ouvre la porte moi-même',
            'Je suis là à chaque visite. Personne ne connaît mieux votre maison, sauf vous.',
          ],
          ['I open the door myself', 'I am there for every visit. Nobody knows your home better, except you.'],
        ),
      ],
    }),
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Ce que les vendeurs veulent savoir', 'What sellers want to know'),
      items_repeater: [
        question(
          [
            'Quand faut-il vendre ?',
            'Le printemps amène plus d’acheteurs, mais aussi plus de concurrence. Un bon plex se vend en janvier. Je regarde les chiffres de votre rue avant de répondre.',
          ],
          [
            'When should I sell?',
            'Spring brings more buyers, but more competition too. A good plex sells in January. I look at the figures for your street before I answer.',
          ],
        ),
        question(
          [
            'Dois-je tout déclarer ?',
            'Oui. Le formulaire de déclarations du vendeur est obligatoire pour les petits immeubles résidentiels. Déclarer ce que l’on sait, c’est aussi se protéger : un défaut révélé n’est plus un vice caché.',
          ],
          [
            'Do I have to declare everything?',
            'Yes. The seller’s declarations form is mandatory for small residential buildings. Declaring what you know protects you too: a defect that was disclosed is no longer a latent one.',
          ],
        ),
        question(
          [
            'Mes locataires doivent-ils partir ?',
            'Non. Le bail suit l’immeuble, et l’acheteur prend la place du propriétaire. Pour les visites, le locataire a droit à un préavis de 24 h.',
          ],
          [
            'Do my tenants have to leave?',
            'No. The lease follows the building, and the buyer takes the owner’s place. For visits, tenants are entitled to 24 hours’ notice.',
          ],
        ),
      ],
    }),
    block('property_valuation_block', 'inverted', {
      main_title: text('Combien vaut votre propriété ?', 'What is your property worth?'),
      description: rich(
        ['Quelques questions, puis je passe vous voir. Une heure, trois listes, aucun engagement.'],
        ['A few questions, then I come by. One hour, three lists, no commitment.'],
      ),
      bg_media: image('facade-006'),
    }),
  ],
});
