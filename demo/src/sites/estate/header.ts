import { withIds } from '../../authored-page.ts';
import { block, contactButton } from '../../authoring.ts';
import { line, topLink } from '../menu.ts';

export const header = withIds('header', [
  block('header_classic_block', 'normal', {
    logo_multiplier: 1,
    orientation_x: 'center',
    show_remax_logo: false,
    cta_button: contactButton('Visiter un terrain', 'Visit a lot'),
    menu_repeater: [
      line('Le domaine', 'The estate', 'home'),
      line('Les terrains', 'The lots', 'lots'),
      line('Bâtir ici', 'Building here', 'build'),
      line('Nous joindre', 'Contact us', 'contact'),
    ],
    sup_sections_repeater: [
      topLink('phone', '450 555-0193', '450 555-0193', { href: 'tel:+14505550193' }),
      topLink('map-pin', 'Saint-Sauveur, à 50 minutes de Montréal', 'Saint-Sauveur, 50 minutes from Montréal', 'home'),
    ],
  }),
]);
