import { page } from '../../authored-page.ts';
import { block, contactButton, ctas, image, link, rich, text, textarea } from '../../authoring.ts';
import { propertySiteOrigin } from '../../property-site/origin.ts';

/** Page of a housing project that the agency sells for its developer, with the developer's own site in an iframe. */
export const project = page({
  name: 'project',
  title: { fr: 'Le Quai des Tanneurs', en: 'Le Quai des Tanneurs' },
  picture: 'facade-022',
  seo: {
    fr: {
      title: 'Le Quai des Tanneurs, condos neufs à Québec',
      description:
        'Quarante-deux condos neufs au bord de la rivière Saint-Charles, dans Saint-Roch. Plans, superficies et visites avec nos courtiers de Québec.',
    },
    en: {
      title: 'Le Quai des Tanneurs, New Condos in Québec City',
      description:
        'Forty-two new condos beside the Saint-Charles River in Saint-Roch, Québec City. Plans, areas and visits with the brokers of our Québec office.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      super_title: text('Projet neuf à Québec', 'A new project in Québec City'),
      main_title: text('Un quai, 42 adresses', 'One quay, 42 addresses'),
      description: textarea(
        'Nos courtiers de Québec représentent le Quai des Tanneurs, un projet d’Habitations Belle-Anse. Le promoteur tient lui-même sa page à jour : la voici.',
        'The brokers of our Québec City office represent Le Quai des Tanneurs, a project by Habitations Belle-Anse. The developer keeps its own page up to date, and here it is.',
      ),
      bg_media: image('landscape-002'),
    }),
    block(
      'property_iframe_block',
      'normal-grey',
      {},
      {
        model: 'new',
        core_data: { iframeUrl: { fr: `${propertySiteOrigin}/fr`, en: `${propertySiteOrigin}/en` } },
      },
    ),
    block('cta_block', 'inverted', {
      main_title: text('Venez marcher sur le chantier', 'Come and walk the site'),
      description: rich(
        ['Nous y sommes le jeudi et le samedi. Casques et bottes fournis.'],
        ['We are there on Thursdays and Saturdays. Hard hats and boots provided.'],
      ),
      cta_repeater: ctas(
        contactButton('Réserver une visite', 'Book a visit'),
        link('418 555-0167', '418 555-0167', { href: 'tel:+14185550167' }),
      ),
    }),
  ],
});
