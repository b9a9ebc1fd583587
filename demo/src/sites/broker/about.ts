import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, iconLine, image, item, rich, text, textarea } from '../../authoring.ts';
import { socialLink } from '../menu.ts';
import { phone, testimonial } from './items.ts';

const reward = (ident: string, fr: [title: string, text: string], en: [title: string, text: string]) =>
  item('reward_item', { ident, main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

const card = 'testimonial_card_item';

export const about = page({
  name: 'about',
  title: { fr: 'Mon histoire', en: 'My story' },
  picture: 'facade-004',
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
      arrangement: 'beside',
      super_title: text('Mon histoire', 'My story'),
      main_title: text('J’ai grandi au‑dessus de mes grands‑parents', 'I grew up upstairs from my grandparents'),
      description: textarea(
        'Un duplex de la rue Drolet, deux familles, une cour. C’est là que j’ai compris ce qu’est une maison.',
        'A duplex on Drolet Street, two families, one yard. That is where I learned what a home is.',
      ),
      bg_media: image('facade-004'),
    }),
    block('author_block', 'normal', {
      author_avatar: image('portrait-001', { x: 50, y: 30 }),
      author_name: text('Maude Tessier-Lavoie', 'Maude Tessier-Lavoie'),
      description: rich(
        [
          'Courtière immobilière résidentielle depuis 2017, au bureau du Plateau de Groupe Rivage immobilier. Estimatrice en rénovation pendant huit ans. Diplôme d’études collégiales en technologie du bâtiment.',
          'Je travaille en français et en anglais, surtout à Villeray, à Rosemont, à Ahuntsic et sur le Plateau.',
        ],
        [
          'Residential real estate broker since 2017, at the Plateau office of Groupe Rivage immobilier. Renovation estimator for eight years. College diploma in building technology.',
          'I work in French and English, mostly in Villeray, Rosemont, Ahuntsic and the Plateau.',
        ],
      ),
      cta: contactButton('M’écrire', 'Write to me'),
      icon_links_repeater: [
        socialLink('instagram', 'Maude sur Instagram', 'Maude on Instagram', 'https://www.instagram.com/'),
        socialLink('facebook', 'Maude sur Facebook', 'Maude on Facebook', 'https://www.facebook.com/'),
      ],
    }),
    block('text_block_1', 'normal-grey', {
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
    block('icon_list_block', 'inverted', {
      main_title: text('Ce que je regarde, et que les photos ne montrent pas', 'What I look at that photos don’t show'),
      list_items_repeater: [
        iconLine(
          'house',
          'L’enveloppe : toiture, brique, fenêtres et solins. C’est là que l’eau entre, donc là que l’argent sort.',
          'The envelope: roof, brick, windows and flashing. That is where water gets in, so that is where money goes out.',
        ),
        iconLine(
          'layers',
          'Les fondations : une fissure peut être anodine ou coûter une fortune. Je sais quand il faut un ingénieur.',
          'The foundation: a crack can be harmless or cost a fortune. I know when it takes an engineer.',
        ),
        iconLine(
          'plug-zap',
          'Les entrailles : panneau électrique, plomberie, drain. Je prends des photos et je pose des questions.',
          'The insides: electrical panel, plumbing, French drain. I take pictures and I ask questions.',
        ),
        iconLine(
          'sun',
          'La lumière : je retourne sur place à une autre heure. Une cuisine du matin n’est pas une cuisine du soir.',
          'The light: I go back at another time of day. A morning kitchen is not an evening kitchen.',
        ),
        iconLine(
          'volume-2',
          'Le bruit : dix minutes dans la chambre, fenêtre ouverte, puis fenêtre fermée.',
          'The noise: ten minutes in the bedroom, window open, then window closed.',
        ),
        iconLine(
          'trees',
          'La rue : je la marche le soir et un matin de collecte. Une maison ne vient jamais seule.',
          'The street: I walk it in the evening and on garbage day. A house never comes alone.',
        ),
      ],
    }),
    block('image_text_block', 'normal', {
      block_image: image('article-012'),
      main_title: text('En dehors des visites', 'When I’m not at a visit'),
      orientation_x: 'right',
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
    block('rewards_block', 'normal-grey', {
      main_title: text('Quelques marques de confiance', 'A few marks of trust'),
      rewards_repeater: [
        reward(
          'pretige',
          ['Prestige des pairs', 'Voté par les onze autres courtiers de Groupe Rivage, en 2025.'],
          ['Peers’ Prestige', 'Voted by the eleven other brokers of Groupe Rivage, in 2025.'],
        ),
        reward(
          'platine',
          ['Niveau Platine', 'Le deuxième palier de ventes de l’agence, en 2023 et en 2024.'],
          ['Platinum level', 'The second sales level of the agency, in 2023 and 2024.'],
        ),
        reward(
          'select',
          ['Niveau Select', 'Le premier palier de ventes de l’agence, de 2019 à 2022.'],
          ['Select level', 'The first sales level of the agency, from 2019 to 2022.'],
        ),
      ],
    }),
    block('testimonials_slider_block', 'normal', {
      main_title: text('Des gens avec qui j’ai fait un bout de chemin', 'Some of the people I have guided'),
      testimonials_repeater: [
        testimonial(
          card,
          { name: 'Gabriel et Noémie', fr: 'Acheteurs d’un triplex, Rosemont', en: 'Buyers of a triplex, Rosemont' },
          'Elle est montée sur le toit en novembre, avec sa lampe frontale. Nous avons négocié 18 000 $ de moins, photos à l’appui.',
          'She went up on the roof in November, with her headlamp. We negotiated $18,000 less, with pictures to prove it.',
        ),
        testimonial(
          card,
          { name: 'Denise Robitaille', fr: 'Vendeuse, Ahuntsic', en: 'Seller, Ahuntsic' },
          'Après quarante ans dans la même maison, j’avais surtout besoin de temps. Maude ne m’a jamais pressée, et le prix était le bon.',
          'After forty years in the same house, I needed time above all. Maude never rushed me, and the price was right.',
        ),
        testimonial(
          card,
          { name: 'Minh Anh Vo', fr: 'Première acheteuse, Villeray', en: 'First-time buyer, Villeray' },
          'J’ai commencé par son atelier à la bibliothèque. Deux ans plus tard, c’est elle qui m’a remis mes clés.',
          'I started with her workshop at the library. Two years later, she was the one who handed me my keys.',
        ),
        testimonial(
          card,
          { name: 'Patrick Dugal', fr: 'Copropriétaire, Le Plateau', en: 'Co-owner, the Plateau' },
          'Elle a lu cinq ans de procès-verbaux avant moi et m’a signalé une seule ligne : celle des balcons à refaire.',
          'She read five years of minutes before I did and pointed out a single line: the one about the balconies to rebuild.',
        ),
      ],
    }),
    block('cta_block', 'normal-grey', {
      arrangement: 'beside',
      main_title: text('À votre tour de vous raconter', 'Your turn to tell me about yourself'),
      description: rich(
        ['Dites-moi où vous habitez, où vous aimeriez habiter et ce qui vous retient.'],
        ['Tell me where you live, where you would like to live and what is holding you back.'],
      ),
      bg_media: image('facade-041'),
      cta_repeater: ctas(contactButton('M’écrire', 'Write to me'), phone),
    }),
  ],
});
