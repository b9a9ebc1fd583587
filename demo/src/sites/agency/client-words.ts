import type { WireBlock } from '@vitrine/contract/site.ts';
import { item, rich, text } from '../../authoring.ts';

type Texts = [where: string, ...paragraphs: string[]];
type ItemType = 'testimonial_card_item' | 'testimonial_item';

/** Returns a function that writes the words of a client as an item. */
export const client = (itemType: ItemType) => (name: string, fr: Texts, en: Texts) => {
  const [whereFr, ...wordsFr] = fr;
  const [whereEn, ...wordsEn] = en;
  return item(itemType, {
    // A testimonial from a couple has both names, joined by « et ».
    author_name: text(name, name.replace(' et ', ' and ')),
    author_subtitle: text(whereFr, whereEn),
    description: rich(wordsFr, wordsEn),
  });
};

interface ClientWords {
  /** Slug of the broker about whom the client writes. */
  broker: string;
  /** Returns the words as an item of a block of testimonials. */
  as: (itemType: ItemType) => WireBlock;
}

const said = (broker: string, ...words: [name: string, fr: Texts, en: Texts]): ClientWords => ({
  broker,
  as: (itemType) => client(itemType)(...words),
});

/** What clients say of the brokers, in a few words. */
export const clientWords: readonly ClientWords[] = [
  said(
    'didier-mbaye',
    'Marianne et Félix Dubuc',
    [
      'Acheteurs, Rosemont',
      'Nous avons visité vingt-deux condos. Au vingt et unième, Didier nous apportait encore un résumé d’une page, le même soir, sans soupirer.',
    ],
    [
      'Buyers, Rosemont',
      'We visited twenty-two condos. At the twenty-first, Didier was still bringing us a one-page summary the same evening, without a sigh.',
    ],
  ),
  said(
    'mei-lin-fortier',
    'Gilles Pronovost',
    [
      'Vendeur, Vieux-Longueuil',
      'Mei-Lin m’a dit mon prix, puis celui des acheteurs. J’ai écouté. Vendu en neuf jours.',
    ],
    ['Seller, Old Longueuil', 'Mei-Lin told me my price, then the buyers’ price. I listened. Sold in nine days.'],
  ),
  said(
    'samira-el-idrissi',
    'Thu Ha Nguyen',
    [
      'Première acheteuse, Verdun',
      'On m’a tout expliqué, deux fois s’il le fallait. Je suis propriétaire, et je dors bien.',
    ],
    [
      'First-time buyer, Verdun',
      'Everything was explained to me, twice if I needed it. I own my home, and I sleep well.',
    ],
  ),
  said(
    'mei-lin-fortier',
    'Chidi et Ada Okafor',
    [
      'Vendeurs et acheteurs, Brossard',
      'Vendre et acheter dans le même mois nous faisait peur. Le calendrier a tenu à la journée près, déménageurs compris.',
    ],
    [
      'Sellers and buyers, Brossard',
      'Selling and buying in the same month scared us. The schedule held to the day, movers included.',
    ],
  ),
  said(
    'annick-bergeron',
    'Réjean Thibault',
    ['Vendeur, Sainte-Foy', 'Ma mère avait vécu là quarante ans. Annick l’a compris avant de parler de peinture.'],
    [
      'Seller, Sainte-Foy',
      'My mother had lived there for forty years. Annick understood that before she mentioned paint.',
    ],
  ),
  said(
    'etienne-garneau',
    'Nathaniel Brisebois',
    [
      'Vendeur d’un triplex, Villeray',
      'Mes locataires ont su la vente par lui, calmement. Personne n’a été bousculé, et moi non plus.',
    ],
    [
      'Seller of a triplex, Villeray',
      'My tenants heard about the sale from him, calmly. Nobody was rushed, and neither was I.',
    ],
  ),
  said(
    'helene-duquette',
    'Sylvie Arsenault',
    [
      'Acheteuse d’un chalet, Sainte-Adèle',
      'Elle a demandé le rapport de la fosse septique avant que je regarde le lac. Merci pour les deux.',
    ],
    [
      'Cottage buyer, Sainte-Adèle',
      'She asked for the septic report before I looked at the lake. I am grateful for both.',
    ],
  ),
  said(
    'liam-oconnell',
    'Priya Raman',
    [
      'Nouvelle arrivante, Notre-Dame-de-Grâce',
      'Il m’a conseillé de louer un an avant d’acheter. Peu de courtiers l’auraient fait.',
    ],
    ['Newcomer, Notre-Dame-de-Grâce', 'He advised me to rent for a year before buying. Few brokers would have.'],
  ),
  said(
    'robert-chamberland',
    'Huguette Lessard',
    [
      'Vendeuse, Montcalm',
      'À quatre-vingt-un ans, on ne vend pas une maison en une fin de semaine. Robert m’a donné quatre mois.',
    ],
    ['Seller, Montcalm', 'At eighty-one you do not sell a house in a weekend. Robert gave me four months.'],
  ),
  said(
    'maude-tessier-lavoie',
    'Claudine Marchesseault',
    [
      'Acheteuse d’un duplex, Villeray',
      'Elle a mis la main sur le mur du sous-sol et m’a dit ce qu’il me coûterait. À mille dollars près.',
    ],
    [
      'Buyer of a duplex, Villeray',
      'She put her hand on the basement wall and told me what it would cost me. She was within a thousand dollars.',
    ],
  ),
  said(
    'nadege-saint-fleur',
    'Wilner Augustin',
    [
      'Premier acheteur, Montréal-Nord',
      'Elle m’a expliqué chaque page en créole, puis en français, et j’ai signé en sachant quoi.',
    ],
    [
      'First-time buyer, Montréal-Nord',
      'She explained every page in Creole, then in French, and I signed knowing what.',
    ],
  ),
  said(
    'karim-benhaddou',
    'Josée Vadnais',
    [
      'Acheteuse d’un quadruplex, Ahuntsic',
      'Ma banque a demandé qui avait fait le tableau. C’était Karim, un dimanche.',
    ],
    ['Buyer of a fourplex, Ahuntsic', 'My bank asked who had made the spreadsheet. It was Karim, on a Sunday.'],
  ),
  said(
    'olivier-tran',
    'Mathieu Gervais',
    [
      'Acheteur d’un terrain, Morin-Heights',
      'Il a marché le terrain avec moi sous la pluie, exprès, pour voir où allait l’eau.',
    ],
    [
      'Buyer of a lot, Morin-Heights',
      'He walked the lot with me in the rain, on purpose, to see where the water went.',
    ],
  ),
];
