import { describeBlock } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { menuItem } from './header-fields.ts';
import { iconLinkItem, mediaItem } from './items.ts';

export const footerClassic = describeBlock('footer_classic_block', {
  group: 'shell',
  order: 40,
  place: 'footer',
  label: { fr: 'Pied de page classique', en: 'Classic footer' },
  doc: {
    fr: 'L’agence, le logo du thème, ceux de partenaires, les menus en colonnes, les réseaux sociaux et le lien des témoins.',
    en: 'Agency, the logo of the theme, those of partners, menus in columns, social links and the consent link.',
  },
  fields: {
    agency: textarea(
      { fr: 'Agence', en: 'Agency' },
      { fr: 'Le nom, le permis et l’adresse de l’agence.', en: 'The name, licence and address of the agency.' },
    ),
    all_rights_reserved: text(
      { fr: 'Droits réservés', en: 'All rights reserved' },
      { fr: 'La dernière ligne de la page.', en: 'The last line of the page.' },
    ),
    logos_repeater: repeater(
      [mediaItem],
      { fr: 'Logos de partenaires', en: 'Logos of partners' },
      {
        fr: 'Affichés après le logo du thème\u00a0: bannière, associations, certifications. Facultatif.',
        en: 'Shown after the logo of the theme: franchise, associations, certifications. Optional.',
      },
    ),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'L’appel à l’action du pied de page.', en: 'The call to action of the footer.' },
    ),
    icon_links_repeater: repeater(
      [iconLinkItem],
      { fr: 'Réseaux sociaux', en: 'Social networks' },
      { fr: 'Des icônes qui mènent aux réseaux sociaux.', en: 'Icons that link to the social networks.' },
    ),
    menu_repeater: repeater(
      [menuItem],
      { fr: 'Menu', en: 'Menu' },
      {
        fr: 'Quatre colonnes sur grand écran, deux sur petit écran.',
        en: 'Four columns on wide screens, two on narrow ones.',
      },
    ),
  },
});
