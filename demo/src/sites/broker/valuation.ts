import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, iconLine, image, question, rich, text } from '../../authoring.ts';
import { mediaItem, phone, testimonial } from './items.ts';

const client = 'testimonial_item';

/** Landing page for owners who think about selling. */
export const valuation = page({
  name: 'valuation',
  title: { fr: 'Estimation', en: 'Valuation' },
  picture: 'article-008',
  seo: {
    fr: {
      title: 'Estimation gratuite de votre propriété à Montréal',
      description:
        'Sept questions, une visite d’une heure et un prix écrit, ventes comparables à l’appui. Gratuit et sans engagement, par une ancienne estimatrice.',
    },
    en: {
      title: 'Free Valuation of Your Property in Montréal',
      description:
        'Seven questions, a one-hour visit and a price in writing, backed by comparable sales. Free, with no commitment, by a former renovation estimator.',
    },
  },
  blocks: [
    block('hero_cta_info_block', 'normal', {
      main_title: text(
        'Le vrai prix de votre maison, pas celui de l’algorithme',
        'What your home is worth, beyond the algorithm',
      ),
      description: rich(
        [
          'Un site peut compter vos chambres. Il ne voit ni la toiture de l’an dernier ni le voisin qui rénove. Moi, je passe vous voir, puis je vous remets un prix par écrit.',
        ],
        [
          'A website can count your bedrooms. It cannot see last year’s roof or the neighbour who is renovating. I come by in person, then give you a price in writing.',
        ],
      ),
      bg_media: image('facade-042'),
      orientation_x: 'right',
      cta_repeater: ctas(contactButton('Réserver ma visite', 'Book my visit'), phone),
      list_items_repeater: [
        iconLine('clock', 'Une heure chez vous', 'One hour at your place'),
        iconLine('file-text', 'Un prix écrit en trois jours', 'A written price within three days'),
        iconLine('shield-check', 'Gratuit, sans engagement', 'Free, no commitment'),
      ],
    }),
    block('property_valuation_block', 'inverted', {
      main_title: text('Commencez par sept questions', 'Start with seven questions'),
      description: rich(
        ['Deux minutes suffisent. Je lis vos réponses moi-même et je vous rappelle sous 24 h pour fixer la visite.'],
        ['Two minutes will do. I read your answers myself and call you back within 24 hours to set up the visit.'],
      ),
      bg_media: image('article-008'),
    }),
    block('text_image_double_block', 'normal-grey', {
      super_title: text('Ce que vous recevez', 'What you receive'),
      main_title: text('Quatre pages, pas une de plus', 'Four pages, not one more'),
      orientation_x: 'left',
      media_repeater: [mediaItem('article-002'), mediaItem('article-010')],
      description: rich(
        [
          'Les cinq ventes comparables les plus proches, avec ce qui les distingue de votre propriété. Une fourchette de prix et celui que je défendrais. Les travaux qui rapportent, et ceux que je ne ferais pas.',
          'Vous gardez le document, que vous vendiez avec moi, avec un autre courtier ou pas du tout.',
        ],
        [
          'The five closest comparable sales, and how each differs from your property. A price range, and the price I would defend. The jobs that pay off, and the ones I would skip.',
          'The document is yours to keep, whether you sell with me, with another broker or not at all.',
        ],
      ),
      cta_repeater: ctas(button('Comment je vends', 'How I sell', 'sell')),
    }),
    block('testimonials_list_block', 'normal', {
      main_title: text('Ils ont d’abord demandé un prix', 'They started by asking for a price'),
      testimonials_repeater: [
        testimonial(
          client,
          { name: 'Marc-André Lauzon', fr: 'Vendeur d’un duplex, Villeray', en: 'Seller of a duplex, Villeray' },
          'Trois sites me donnaient trois prix, à 110 000 $ d’écart. Celui de Maude était juste, à 4 000 $ près.',
          'Three sites gave me three prices, $110,000 apart. Maude’s was right to within $4,000.',
        ),
        testimonial(
          client,
          { name: 'Ghislaine Bélair', fr: 'Propriétaire, Ahuntsic', en: 'Owner, Ahuntsic' },
          'Elle m’a conseillé d’attendre un an, le temps de refaire la toiture. Je n’ai encore rien vendu, et je sais qui j’appellerai.',
          'She advised me to wait a year, time enough to redo the roof. I have not sold yet, and I know whom I will call.',
        ),
        testimonial(
          client,
          { name: 'Farid et Caroline', fr: 'Vendeurs d’un condo, Rosemont', en: 'Sellers of a condo, Rosemont' },
          'Nous pensions refaire la salle de bain. Elle a chiffré le projet sur un coin de table : on perdait 9 000 $. Nous avons changé le robinet.',
          'We were planning to redo the bathroom. She priced the project on a corner of the table: we stood to lose $9,000. We changed the tap.',
        ),
      ],
    }),
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Avant de remplir le formulaire', 'Before you fill in the form'),
      items_repeater: [
        question(
          [
            'Est-ce vraiment gratuit ?',
            'Oui. Mes estimations me font connaître les rues et les propriétaires du quartier ; certains m’appellent un jour pour vendre. C’est tout ce que j’y gagne.',
          ],
          [
            'Is it really free?',
            'Yes. Valuations let me get to know the streets and the owners of the area; some of them call me one day to sell. That is all I get out of it.',
          ],
        ),
        question(
          [
            'Est-ce la même chose qu’une évaluation agréée ?',
            'Non. Seul un évaluateur agréé peut signer un rapport pour un tribunal, une succession ou un prêteur. Mon opinion sert à fixer un prix de vente. Si c’est un rapport qu’il vous faut, je vous donne deux noms.',
          ],
          [
            'Is it the same as a chartered appraisal?',
            'No. Only a chartered appraiser can sign a report for a court, an estate or a lender. My opinion serves to set an asking price. If a report is what you need, I will give you two names.',
          ],
        ),
        question(
          [
            'L’évaluation municipale ne suffit-elle pas ?',
            'Elle sert à répartir les taxes et reflète le marché d’il y a plus d’un an. Elle peut s’écarter du prix de vente dans un sens comme dans l’autre.',
          ],
          [
            'Isn’t the municipal assessment enough?',
            'It serves to divide up taxes and reflects the market of more than a year ago. It can differ from the selling price either way.',
          ],
        ),
        question(
          [
            'Que faites-vous de mes renseignements ?',
            'Je m’en sers pour préparer la visite, et pour rien d’autre. Demandez-moi de les effacer et ce sera fait dans la semaine.',
          ],
          [
            'What do you do with my information?',
            'I use it to prepare the visit, and for nothing else. Ask me to erase it and it will be gone within the week.',
          ],
        ),
      ],
    }),
    block('cta_block', 'normal-grey', {
      arrangement: 'beside',
      main_title: text('Pas envie d’un formulaire ?', 'Not in the mood for a form?'),
      description: rich(
        ['Appelez-moi ou envoyez une photo de la façade par texto. On partira de là.'],
        ['Call me, or text me a picture of the front. We will start from there.'],
      ),
      bg_media: image('facade-041'),
      cta_repeater: ctas(contactButton('M’écrire', 'Write to me'), phone),
    }),
  ],
});
