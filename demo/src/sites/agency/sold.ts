import { page } from '../../authored-page.ts';
import { block, button, ctas, image, listings, rich, text, textarea, valuationButton } from '../../authoring.ts';

export const sold = page({
  name: 'sold',
  title: { fr: 'Propriétés vendues', en: 'Sold Properties' },
  picture: 'landscape-006',
  seo: {
    fr: {
      title: 'Propriétés vendues par le Groupe Rivage',
      description:
        'Les propriétés que nos courtiers ont vendues récemment, sur une carte et en liste : voyez où nous travaillons et demandez ce que vaut la vôtre.',
    },
    en: {
      title: 'Properties Sold by Groupe Rivage',
      description:
        'The properties that our brokers have sold recently, on a map and in a list: see where we work, and ask what yours is worth on today’s market.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      super_title: text('Propriétés vendues', 'Sold properties'),
      main_title: text('Des rues que nous connaissons porte par porte', 'Streets we know door by door'),
      description: textarea(
        'Chaque point est une maison visitée, photographiée, défendue et vendue par l’un de nos courtiers.',
        'Every dot is a home that one of our brokers has visited, photographed, stood up for and sold.',
      ),
      bg_media: image('landscape-006'),
    }),
    block(
      'sold_properties_map_block',
      'normal-grey',
      { main_title: text('Vendues ces derniers mois', 'Sold in recent months') },
      listings({}, 80),
    ),
    block('text_block_1', 'normal', {
      main_title: text('Pourquoi aucun prix ?', 'Why no prices?'),
      cta: button('Vendre avec nous', 'Sell with us', 'sell'),
      description: rich(
        [
          'Au Québec, un courtier ne peut pas annoncer le prix d’une propriété vendue. Ces chiffres sont publics au Registre foncier, et votre courtier s’appuie sur eux dans l’analyse qu’il prépare pour vous.',
          'Dites-nous où se trouve votre propriété : nous vous montrerons les ventes comparables du voisinage, adresse par adresse, lors d’une rencontre gratuite.',
        ],
        [
          'In Québec, a broker may not advertise the price of a property that has been sold. Those figures are public in the Land Register, and your broker relies on them in the analysis prepared for you.',
          'Tell us where your property is: we will show you the comparable sales around it, address by address, at a free meeting.',
        ],
      ),
    }),
    block('cta_block', 'inverted', {
      main_title: text('Et la vôtre, combien vaut-elle ?', 'And what is yours worth?'),
      description: rich(
        ['Une visite d’une heure et un avis écrit, sans frais ni engagement.'],
        ['A one-hour visit and a written opinion, with no cost and no commitment.'],
      ),
      cta_repeater: ctas(valuationButton('Demander une évaluation', 'Request an evaluation')),
    }),
  ],
});
