import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, point, rich, text, textarea } from '../../authoring.ts';

export const about = page({
  name: 'about',
  title: { fr: 'Mon histoire', en: 'My story' },
  picture: 'landscape-006',
  seo: {
    fr: {
      title: 'Mon histoire | Maude Tessier-Lavoie, courtière',
      description:
        'D’un duplex de Villeray aux chantiers de rénovation, puis au courtage : pourquoi je regarde les maisons autrement, et ce que cela change pour vous.',
    },
    en: {
      title: 'My Story | Maude Tessier-Lavoie, Broker',
      description:
        'From a Villeray duplex to renovation sites and then to brokerage: why I look at houses differently, and what that changes for you as a client.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal-grey', {
      super_title: text('Mon histoire', 'My story'),
      main_title: text('J’ai grandi au‑dessus de mes grands‑parents', 'I grew up upstairs from my grandparents'),
      description: textarea(
        'Un duplex de la rue Drolet, deux familles, une cour. C’est là que j’ai compris ce qu’est une maison.',
        'A duplex on Drolet Street, two families, one yard. That is where I learned what a home is.',
      ),
      bg_media: image('facade-004'),
    }),
    block('text_block_1', 'normal', {
      main_title: text('Du mètre ruban au courtage', 'From tape measure to brokerage'),
      description: rich(
        [
          'Mon grand-père réparait tout lui-même, et souvent deux fois. Je tenais la lampe de poche. À vingt-deux ans, j’ai trouvé un emploi d’estimatrice chez un entrepreneur en rénovation ; j’y suis restée huit ans et j’ai visité plus de deux mille logements, du sous-sol au vide sous toit.',
          'Un jour, un couple m’a montré la maison qu’il venait d’acheter. La facture des travaux dépassait de loin ce qu’on lui avait laissé croire. J’ai pensé que quelqu’un aurait dû le lui dire avant. Je suis devenue courtière l’année suivante.',
          'J’exerce au sein de Groupe Rivage immobilier, rue Saint-Denis, avec des collègues que je consulte volontiers. Mais votre dossier, c’est moi qui le porte.',
        ],
        [
          'My grandfather fixed everything himself, often twice. I held the flashlight. At twenty-two I found a job as an estimator with a renovation contractor; I stayed eight years and visited more than two thousand homes, from basement to attic.',
          'One day a couple showed me the house they had just bought. The cost of the work went far beyond what they had been led to believe. I thought someone should have told them sooner. I became a broker the following year.',
          'I work with Groupe Rivage immobilier on Saint-Denis Street, among colleagues whose opinion I gladly ask. But your file is mine to carry.',
        ],
      ),
    }),
    block('highlights_block', 'inverted', {
      main_title: text('Ce que je regarde, et que les photos ne montrent pas', 'What I look at that photos don’t show'),
      image: image('room-007'),
      orientation_x: 'right',
      about_repeater: [
        point(
          'house',
          [
            'L’enveloppe',
            'La toiture, la brique, les fenêtres et les solins : c’est là que l’eau entre, donc là que l’argent sort.',
          ],
          [
            'The envelope',
            'Roof, brick, windows and flashing: that is where water gets in, so that is where money goes out.',
          ],
        ),
        point(
          'layers',
          [
            'Les fondations',
            'Une fissure peut être anodine ou coûter une fortune. Je sais quand il faut un ingénieur.',
          ],
          ['The foundation', 'A crack can be harmless or cost a fortune. I know when it takes an engineer.'],
        ),
        point(
          'plug-zap',
          ['Les entrailles', 'Panneau électrique, plomberie, drain : je prends des photos et je pose des questions.'],
          ['The insides', 'Electrical panel, plumbing, French drain: I take pictures and I ask questions.'],
        ),
        point(
          'sun',
          [
            'La lumière',
            'Je retourne sur place à une autre heure. Une cuisine du matin n’est pas une cuisine du soir.',
          ],
          ['The light', 'I go back at another time of day. A morning kitchen is not an evening kitchen.'],
        ),
      ],
    }),
    block('image_text_block', 'normal', {
      block_image: image('article-012'),
      main_title: text('En dehors des visites', 'When I’m not at a visit'),
      orientation_x: 'left',
      description: rich(
        [
          'Je cultive des tomates dans une ruelle verte, je joue au hockey bottine le jeudi soir et je donne deux fois l’an un atelier gratuit sur l’achat d’une première propriété à la bibliothèque du quartier.',
          'Venez-y, même si vous n’achetez que dans trois ans. C’est souvent le meilleur moment pour commencer.',
        ],
        [
          'I grow tomatoes in a green alley, play boot hockey on Thursday nights and give a free workshop on buying a first home at the neighbourhood library twice a year.',
          'Come along, even if you won’t be buying for another three years. It is often the right time to start.',
        ],
      ),
      cta_repeater: ctas(button('Lire mon carnet', 'Read my journal', 'blog')),
    }),
    block('cta_block', 'normal-grey', {
      main_title: text('À votre tour de vous raconter', 'Your turn to tell me about yourself'),
      description: rich(
        ['Dites-moi où vous habitez, où vous aimeriez habiter et ce qui vous retient.'],
        ['Tell me where you live, where you would like to live and what is holding you back.'],
      ),
      bg_media: image('room-010'),
      cta_repeater: ctas(contactButton('M’écrire', 'Write to me')),
    }),
  ],
});
