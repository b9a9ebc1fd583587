import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, item, link, rich, text, textarea } from '../../authoring.ts';
import { people } from '../../people.ts';
import { ctaCard, phone, redirect } from './items.ts';

/** Colleagues of the same office whom the broker asks for a second opinion. */
const colleagues = [
  {
    slug: 'etienne-garneau',
    portrait: 'portrait-002',
    fr: 'Les plex de plus de cinq logements',
    en: 'Plexes of more than five units',
  },
  { slug: 'nadege-saint-fleur', portrait: 'portrait-003', fr: 'L’est de Montréal', en: 'East-end Montréal' },
  {
    slug: 'karim-benhaddou',
    portrait: 'portrait-006',
    fr: 'Les chiffres des immeubles à revenus',
    en: 'The numbers of income properties',
  },
  { slug: 'liam-oconnell', portrait: 'portrait-008', fr: 'L’ouest de l’île, en anglais', en: 'The West Island' },
] as const;

const colleague = ({ slug, portrait, fr, en }: (typeof colleagues)[number]) => {
  const person = people.find((candidate) => candidate.slug === slug);
  if (!person) throw new Error(`There is no broker ${slug}.`);
  const [firstName = ''] = person.name.split(' ');
  return item('members_carousel_item', {
    person_avatar: image(portrait, { x: 50, y: 30 }),
    person_name: text(person.name, person.name),
    person_subtitle: text(fr, en),
    cta_repeater: ctas(link(`Écrire à ${firstName}`, `Write to ${firstName}`, { href: `mailto:${person.email}` })),
  });
};

export const services = page({
  name: 'services',
  title: { fr: 'Mes services', en: 'My services' },
  picture: 'article-001',
  seo: {
    fr: {
      title: 'Mes services de courtage | Maude Tessier-Lavoie',
      description:
        'Acheter, vendre, estimer, investir : ce que je fais pour vous, ce que je confie à d’autres, et comment vous savez d’avance ce que cela coûte.',
    },
    en: {
      title: 'My Brokerage Services | Maude Tessier-Lavoie',
      description:
        'Buying, selling, valuing, investing: what I do for you, what I hand over to others, and how you know in advance what all of it is going to cost.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal-grey', {
      arrangement: 'beside',
      super_title: text('Mes services', 'My services'),
      main_title: text('Une seule courtière, du premier appel aux clés', 'One broker, from the first call to the keys'),
      description: textarea(
        'Je ne fais pas tout. Mais vous saurez toujours qui fait quoi, et pourquoi.',
        'I don’t do everything. But you will always know who does what, and why.',
      ),
      bg_media: image('article-001'),
    }),
    block('multi_redirect_horizontal_block', 'normal', {
      main_title: text('Par où voulez-vous commencer ?', 'Where would you like to start?'),
      description: rich(
        ['Trois chemins, un même point de départ : une heure ensemble, chez vous ou au café.'],
        ['Three paths, one starting point: an hour together, at your place or over coffee.'],
      ),
      redirect_type: 'icon',
      redirects_repeater: [
        redirect({
          fr: [
            'Acheter',
            'Je visite avec vous, je chiffre les travaux et je négocie à tête reposée.',
            'Comment j’achète avec vous',
          ],
          en: ['Buy', 'I visit with you, price the work and negotiate with a cool head.', 'How I buy with you'],
          target: 'buy',
          look: { icon: 'key-round' },
        }),
        redirect({
          fr: [
            'Vendre',
            'Trois listes de travaux, des photos à la bonne heure et moi à chaque visite.',
            'Comment je vends',
          ],
          en: ['Sell', 'Three lists of jobs, photos at the right hour, and me at every visit.', 'How I sell'],
          target: 'sell',
          look: { icon: 'house' },
        }),
        redirect({
          fr: [
            'Estimer',
            'Un prix écrit en trois jours, avec les ventes qui le justifient.',
            'Demander une estimation',
          ],
          en: ['Value', 'A written price within three days, with the sales that back it up.', 'Ask for a valuation'],
          target: 'valuation',
          look: { icon: 'calculator' },
        }),
      ],
    }),
    block('cta_double_block', 'normal-grey', {
      cards_repeater: [
        ctaCard(
          'search',
          'Vous avez repéré une maison ? Je vous dis ce que j’en pense, sans frais.',
          'Spotted a house? I will tell you what I think, free of charge.',
          contactButton('Envoyer un lien', 'Send a link'),
        ),
        ctaCard(
          'book-open',
          'Vous n’êtes pas pressés ? Commencez par mon carnet.',
          'Not in a hurry? Start with my journal.',
          button('Lire le carnet', 'Read the journal', 'blog'),
        ),
      ],
    }),
    block('multi_redirect_vertical_block', 'normal', {
      main_title: text('Et pour les cas particuliers', 'And for special cases'),
      redirects_repeater: [
        redirect({
          fr: [
            'Acheter un plex à plusieurs',
            'Indivision, baux en cours, répartition des dépenses : je mets tout sur la table avant l’offre, avec une notaire.',
            'Voir les plex',
          ],
          en: [
            'Buying a plex with others',
            'Undivided ownership, current leases, sharing of expenses: everything is on the table before the offer, with a notary.',
            'See plexes',
          ],
          target: { page: 'search', query: 'mun=66023&type=prop' },
          look: { picture: 'facade-040' },
        }),
        redirect({
          fr: [
            'Acheter sur plan',
            'Je lis les devis, je visite le chantier et je vous accompagne à l’inspection avant réception.',
            'Découvrir la Cour des Tisserands',
          ],
          en: [
            'Buying off plan',
            'I read the specifications, visit the site and come with you to the pre-delivery inspection.',
            'Discover La Cour des Tisserands',
          ],
          target: 'courtyard',
          look: { picture: 'facade-049' },
        }),
        redirect({
          fr: [
            'Vendre la maison d’un parent',
            'On avance au rythme de la famille : tri, petits travaux, succession. Je connais les bonnes personnes.',
            'M’en parler',
          ],
          en: [
            'Selling a parent’s home',
            'We go at the family’s pace: sorting, small repairs, the estate. I know the right people.',
            'Tell me about it',
          ],
          target: 'contact',
          look: { picture: 'room-009' },
        }),
      ],
    }),
    block('members_carousel_block', 'normal-grey', {
      main_title: text('Quand je ne suis pas la mieux placée', 'When I am not the best person to ask'),
      orientation_x: 'center',
      members_repeater: colleagues.map(colleague),
    }),
    block('text_block_1', 'normal', {
      main_title: text('Combien ça coûte', 'What it costs'),
      description: rich(
        [
          'À l’achat, ma rétribution est en général versée par le vendeur, par l’intermédiaire de son agence ; le contrat de courtage achat le précise, et ce qu’il arrive si ce n’est pas le cas. À la vente, c’est un pourcentage du prix, convenu avant que vous signiez.',
          'L’estimation, la première rencontre et mon avis sur une annonce sont gratuits. Rien d’autre ne s’ajoute en cours de route.',
        ],
        [
          'When you buy, my remuneration is usually paid by the seller, through the seller’s agency; the brokerage contract says so, and what happens when it is not the case. When you sell, it is a percentage of the price, agreed on before you sign.',
          'Valuations, the first meeting and my opinion of a listing are free. Nothing else gets added along the way.',
        ],
      ),
    }),
    block('spacer_block', 'normal', { height: '48px' }),
    block('cta_block', 'normal-grey', {
      arrangement: 'beside',
      main_title: text('Une question hors des sentiers battus ?', 'A question that fits no box?'),
      description: rich(['Ce sont mes préférées.'], ['Those are my favourites.']),
      bg_media: image('facade-006'),
      cta_repeater: ctas(contactButton('M’écrire', 'Write to me'), phone),
    }),
  ],
});
