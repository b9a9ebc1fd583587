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
  rich,
  text,
  textarea,
} from '../../authoring.ts';
import { maude } from '../../people.ts';

export const home = page({
  name: 'home',
  title: { fr: 'Accueil', en: 'Home' },
  picture: 'landscape-006',
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
    block('hero_search_block', 'inverted', {
      main_title: text('Une maison, ça se lit. Je vous apprends comment.', 'A house can be read. Let me show you how.'),
      sub_title: textarea(
        'Je suis Maude, courtière dans le nord et le centre de Montréal. Avant, j’estimais des rénovations.',
        'I’m Maude, a broker in north and central Montréal. Before that, I estimated renovations.',
      ),
      bg_media: image('landscape-006', { x: 50, y: 55 }),
    }),
    block('image_text_block', 'normal', {
      block_image: image('portrait-001', { x: 50, y: 30 }),
      main_title: text('Bonjour, moi c’est Maude', 'Hello, I’m Maude'),
      orientation_x: 'right',
      description: rich(
        [
          'Pendant huit ans, j’ai chiffré des toitures, des cuisines et des fondations pour un entrepreneur de la rue Jarry. J’ai appris à voir ce qui coûte cher, ce qui peut attendre et ce qui n’est qu’une couche de peinture.',
          'Aujourd’hui, je mets ce regard au service de mes clients. Je vous dirai quand une maison vaut la peine, et je vous le dirai aussi quand elle n’en vaut pas la peine.',
        ],
        [
          'For eight years I priced roofs, kitchens and foundations for a contractor on Jarry Street. I learned to see what is costly, what can wait and what is only a coat of paint away.',
          'Today I put that eye to work for my clients. I will tell you when a house is worth it, and I will also tell you when it is not.',
        ],
      ),
      cta_repeater: ctas(button('Lire mon histoire', 'Read my story', 'about')),
    }),
    block(
      'properties_block',
      'normal-grey',
      {
        main_title: text('À voir en ce moment à Montréal', 'Worth a look in Montréal these days'),
        cta: button('Toutes les propriétés', 'All properties', 'search', { icon: 'arrow-right' }),
      },
      listings({ mun: ['66023'], forSaleForRent: 'buy', order_by: 'newest' }, 3),
    ),
    block('highlights_block', 'normal', {
      main_title: text('Trois habitudes auxquelles je tiens', 'Three habits I keep'),
      image: image('article-009'),
      orientation_x: 'left',
      about_repeater: [
        point(
          'clipboard-list',
          [
            'Un compte rendu écrit, le jour même',
            'Après chaque visite, vous recevez mes notes : l’état du bâtiment, mes doutes et l’ordre de grandeur des travaux.',
          ],
          [
            'Written notes, the same day',
            'After every visit you get my notes: the state of the building, my doubts and a rough idea of the work ahead.',
          ],
        ),
        point(
          'users',
          [
            'Peu de clients à la fois',
            'Je prends huit mandats au maximum. Quand vous m’appelez, je sais qui vous êtes et où en est votre dossier.',
          ],
          [
            'Few clients at a time',
            'I take on eight mandates at most. When you call, I know who you are and where your file stands.',
          ],
        ),
        point(
          'calendar-days',
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
    block(
      'featured_properties_block',
      'inverted',
      { main_title: text('Celles que l’on m’a confiées', 'The ones I have been trusted with') },
      listings({ broker: [maude.slug], type: ['maison'], forSaleForRent: 'buy', order_by: 'price-desc' }, 5),
    ),
    block('text_block_2', 'normal-grey', {
      text_align: 'center',
      main_title: text('Mon coin de pays', 'My corner of town'),
      description: rich(
        [
          'Villeray, Rosemont, La Petite-Patrie, Ahuntsic, le Plateau : je m’y déplace à vélo d’avril à novembre. Je connais les ruelles vertes, les écoles, les rues où l’on construit et celles où le vent s’engouffre en février.',
        ],
        [
          'Villeray, Rosemont, La Petite-Patrie, Ahuntsic, the Plateau: I get around by bicycle from April to November. I know the green alleys, the schools, the streets where they are building and the ones where the wind rushes through in February.',
        ],
      ),
      cta_repeater: ctas(
        button('Acheter avec moi', 'Buy with me', 'buy'),
        button('Vendre avec moi', 'Sell with me', 'sell'),
      ),
    }),
    block('cta_block', 'inverted', {
      main_title: text('On prend un café ?', 'Coffee?'),
      description: rich(
        ['Le premier rendez-vous sert à faire connaissance. Il ne vous engage à rien, et c’est moi qui paie.'],
        ['The first meeting is for getting to know each other. No commitment, and it’s on me.'],
      ),
      bg_media: image('article-006'),
      cta_repeater: ctas(
        contactButton('M’écrire', 'Write to me'),
        link('514 555-0126', '514 555-0126', { href: 'tel:+15145550126' }),
      ),
    }),
  ],
});
