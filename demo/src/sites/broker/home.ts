import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  image,
  item,
  link,
  listings,
  rich,
  text,
  textarea,
} from '../../authoring.ts';
import { maude } from '../../people.ts';
import { socialLink } from '../menu.ts';
import { clientName, entry, mediaItem, phone } from './items.ts';

interface Review {
  name: string;
  date: string;
  score: number;
  fr: string;
  en: string;
}

const review = ({ name, date, score, fr, en }: Review) =>
  item('google_testimonial_item', {
    author_name: clientName(name),
    description: rich([fr], [en]),
    review_date: date,
    review_score: score,
  });

export const home = page({
  name: 'home',
  title: { fr: 'Accueil', en: 'Home' },
  picture: 'facade-003',
  seo: {
    fr: {
      title: 'Maude Tessier-Lavoie, courtière immobilière à Montréal',
      description:
        'Courtière à Villeray et dans les quartiers voisins, je vous aide à acheter ou à vendre avec l’œil d’une ancienne estimatrice en rénovation.',
    },
    en: {
      title: 'Maude Tessier-Lavoie, Real Estate Broker in Montréal',
      description:
        'A broker in Villeray and the neighbourhoods around it, I help you buy or sell with the eye of a former renovation estimator, and the candour too.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal-grey', {
      arrangement: 'beside',
      super_title: text('Courtière immobilière à Montréal', 'Real estate broker in Montréal'),
      main_title: text('Une maison, ça se lit. Je vous apprends comment.', 'A house can be read. Let me show you how.'),
      description: textarea(
        'Villeray, Rosemont, Ahuntsic, le Plateau. Avant, j’estimais des rénovations.',
        'Villeray, Rosemont, Ahuntsic, the Plateau. Before that, I estimated renovations.',
      ),
      bg_media: image('portrait-001', { x: 50, y: 30 }),
      cta_repeater: ctas(
        button('Voir les propriétés', 'See the properties', 'search'),
        link('Estimer la mienne', 'Value mine', 'valuation'),
      ),
    }),
    block('text_image_double_block', 'normal', {
      super_title: text('Lettre à qui cherche', 'A letter to those who are looking'),
      main_title: text('Bonjour, moi\u00a0c’est Maude', 'Hello, I’m Maude'),
      orientation_x: 'right',
      media_repeater: [mediaItem('article-009'), mediaItem('facade-067')],
      description: rich(
        [
          'Pendant huit ans, j’ai chiffré des toitures, des cuisines et des fondations pour un entrepreneur de la rue Jarry. J’ai appris à voir ce qui coûte cher, ce qui peut attendre et ce qui n’est qu’une couche de peinture.',
          'Aujourd’hui, je mets ce regard au service de mes clients. Je vous dirai quand une maison vaut la peine, et je vous le dirai aussi quand elle n’en vaut pas la peine.',
          'Écrivez-moi avant d’être prêts. C’est là que je suis le plus utile.',
        ],
        [
          'For eight years I priced roofs, kitchens and foundations for a contractor on Jarry Street. I learned to see what is costly, what can wait and what is only a coat of paint away.',
          'Today I put that eye to work for my clients. I will tell you when a house is worth it, and I will also tell you when it is not.',
          'Write before you are ready. That is when I am the most use to you.',
        ],
      ),
      cta_repeater: ctas(button('Lire mon histoire', 'Read my story', 'about')),
    }),
    block(
      'featured_properties_block',
      'inverted',
      { main_title: text('Celles que l’on m’a confiées', 'The ones I have been trusted with') },
      listings({ broker: [maude.slug], type: ['maison'], forSaleForRent: 'buy', order_by: 'price-desc' }, 5),
    ),
    block('list_block', 'normal', {
      main_title: text('Trois habitudes auxquelles je tiens', 'Three habits I keep'),
      list_type: 'ordered',
      list_items_repeater: [
        entry(
          [
            'Un compte rendu écrit, le jour même',
            'Après chaque visite, vous recevez mes notes : l’état du bâtiment, mes doutes et l’ordre de grandeur des travaux.',
          ],
          [
            'Written notes, the same day',
            'After every visit you get my notes: the state of the building, my doubts and a rough idea of the work ahead.',
          ],
        ),
        entry(
          [
            'Peu de clients à la fois',
            'Je prends huit mandats au maximum. Quand vous m’appelez, je sais qui vous êtes et où en est votre dossier.',
          ],
          [
            'Few clients at a time',
            'I take on eight mandates at most. When you call, I know who you are and where your file stands.',
          ],
        ),
        entry(
          [
            'Le bon moment plutôt que le plus vite',
            'Si attendre au printemps vous sert mieux, je vous le dirai, chiffres à l’appui.',
          ],
          [
            'The right time, not the fastest',
            'If waiting until spring serves you better, I will say so, with figures to back it up.',
          ],
        ),
      ],
    }),
    block('testimonials_google_block', 'normal-grey', {
      main_title: text('Ce qu’ils en disent', 'What they say'),
      average_score: 4.9,
      total_reviews: 63,
      testimonials_repeater: [
        review({
          name: 'Sandrine Poulin',
          date: '2026-09-28',
          score: 5,
          fr: 'Elle nous a fait renoncer à deux maisons que nous adorions. La troisième, elle nous a dit : « Celle-là, allez-y. » Son estimation des travaux était juste à 600 $ près.',
          en: 'She talked us out of two houses we loved. About the third, she said: “This one, go ahead.” Her estimate of the work was right to within $600.',
        }),
        review({
          name: 'Youssef Amrani',
          date: '2026-07-15',
          score: 5,
          fr: 'J’ai reçu ses notes de visite avant même d’être rentré chez moi. Trois pages, avec des photos du panneau électrique.',
          en: 'I got her visit notes before I was even home. Three pages, with pictures of the electrical panel.',
        }),
        review({
          name: 'Lise Charbonneau',
          date: '2026-05-03',
          score: 4.5,
          fr: 'Duplex vendu sans refaire la cuisine, comme elle l’avait prédit. Elle est parfois difficile à joindre le jeudi soir : elle joue au hockey.',
          en: 'Duplex sold without redoing the kitchen, just as she predicted. She can be hard to reach on Thursday nights: she plays hockey.',
        }),
        review({
          name: 'Karine et Hugo Beaudry',
          date: '2026-03-19',
          score: 5,
          fr: 'Huit mois de recherche, pas une fois elle ne nous a pressés. Le jour venu, la promesse était prête avant le souper.',
          en: 'Eight months of searching, and not once did she rush us. When the day came, the promise was ready before supper.',
        }),
      ],
    }),
    block(
      'properties_slider_block',
      'normal',
      {
        main_title: text('À voir en ce moment à Montréal', 'Worth a look in Montréal these days'),
        cta: button('Toutes les propriétés', 'All properties', 'search', { icon: 'arrow-right' }),
      },
      listings({ mun: ['66023'], forSaleForRent: 'buy', order_by: 'newest' }, 6),
    ),
    block('author_block', 'normal-grey', {
      author_avatar: image('portrait-001', { x: 50, y: 30 }),
      author_name: text('Maude Tessier-Lavoie', 'Maude Tessier-Lavoie'),
      description: rich(
        [
          'Villeray, Rosemont, La Petite-Patrie, Ahuntsic, le Plateau : je m’y déplace à vélo d’avril à novembre. Je connais les ruelles vertes, les écoles, les rues où l’on construit et celles où le vent s’engouffre en février.',
        ],
        [
          'Villeray, Rosemont, La Petite-Patrie, Ahuntsic, the Plateau: I get around by bicycle from April to November. I know the green alleys, the schools, the streets where they are building and the ones where the wind rushes through in February.',
        ],
      ),
      cta: button('Ce que je peux faire pour vous', 'What I can do for you', 'services'),
      icon_links_repeater: [
        socialLink('instagram', 'Maude sur Instagram', 'Maude on Instagram', 'https://www.instagram.com/'),
        socialLink('facebook', 'Maude sur Facebook', 'Maude on Facebook', 'https://www.facebook.com/'),
      ],
    }),
    block('cta_block', 'normal', {
      arrangement: 'beside',
      main_title: text('On prend un café ?', 'Coffee?'),
      description: rich(
        ['Le premier rendez-vous sert à faire connaissance. Il ne vous engage à rien, et c’est moi qui paie.'],
        ['The first meeting is for getting to know each other. No commitment, and it’s on me.'],
      ),
      bg_media: image('facade-033'),
      cta_repeater: ctas(contactButton('M’écrire', 'Write to me'), phone),
    }),
  ],
});
