import { block, button } from '../../authoring.ts';
import { line, searches, topLink } from '../menu.ts';
import { darkLogo, lightLogo } from './theme.ts';

export const header = [
  block('header_classic_block', 'normal', {
    logo_image_light: lightLogo,
    logo_image_dark: darkLogo,
    logo_multiplier: 1,
    orientation_x: 'center',
    show_remax_logo: false,
    cta_button: button('Évaluer ma propriété', 'Value my property', 'sell'),
    menu_repeater: [
      line(
        'Propriétés',
        'Properties',
        'search',
        line('Maisons', 'Houses', searches.houses),
        line('Condos', 'Condos', searches.condos),
        line('Plex', 'Plexes', searches.plexes),
        line('Chalets', 'Cottages', searches.cottages),
        line('À louer', 'For rent', searches.rentals),
        line('Visites libres', 'Open houses', searches.openHouses),
      ),
      line('Acheter', 'Buy', 'buy'),
      line('Vendre', 'Sell', 'sell'),
      line('À propos', 'About', 'about'),
      line('Blogue', 'Blog', 'blog'),
      line('Contact', 'Contact', 'contact'),
    ],
    sup_sections_repeater: [
      topLink('phone', '514 555-0142', '514 555-0142', { href: 'tel:+15145550142' }),
      topLink('mail', 'bonjour@groupe-rivage.example', 'bonjour@groupe-rivage.example', {
        href: 'mailto:bonjour@groupe-rivage.example',
      }),
      topLink('map-pin', 'Nos bureaux', 'Our offices', 'contact'),
    ],
  }),
].map((header, index) => ({ id: `header-${index + 1}`, ...header }));
