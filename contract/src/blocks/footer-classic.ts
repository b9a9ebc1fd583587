import { describeBlock, link, repeater, text, textarea } from '../fields.ts';
import { menuItem } from './header-fields.ts';
import { iconLinkItem, mediaItem } from './items.ts';

export const footerClassic = describeBlock('footer_classic_block', {
  place: 'footer',
  label: { fr: 'Pied de page classique', en: 'Classic footer' },
  doc: 'Agency, menus in columns, logos, social links and the consent link.',
  fields: {
    agency: textarea('Agence', 'Agency', 'The name, licence and address of the agency.'),
    all_rights_reserved: text('Droits réservés', 'All rights reserved', 'The last line of the page.'),
    logos_repeater: repeater([mediaItem], 'Logos', 'Logos', 'Logos of the agency and its partners.'),
    cta: link('Bouton', 'Button', 'The call to action of the footer.'),
    icon_links_repeater: repeater([iconLinkItem], 'Réseaux sociaux', 'Social networks', 'Icons that link elsewhere.'),
    menu_repeater: repeater([menuItem], 'Menu', 'Menu', 'Four columns on wide screens, two on narrow ones.'),
  },
});
