import { withIds } from '../../authored-page.ts';
import { block, contactButton, link } from '../../authoring.ts';
import { line, searches, topLink } from '../menu.ts';

export const header = withIds('header', [
  block('header_outofnorm_block', 'normal', {
    logo_multiplier: 1,
    orientation_x: 'center',
    show_remax_logo: false,
    cta_button: contactButton('On se parle ?', 'Let’s talk'),
    cta_sms: link('Texter Maude', 'Text Maude', { href: 'sms:+15145550126' }),
    menu_repeater: [
      line(
        'Moi',
        'About me',
        'about',
        line('Mon histoire', 'My story', 'about'),
        line('Mes services', 'My services', 'services'),
        line('Me joindre', 'Contact me', 'contact'),
      ),
      line(
        'Propriétés',
        'Properties',
        'search',
        line('À Montréal', 'In Montréal', searches.montreal),
        line('Condos', 'Condos', searches.condos),
        line('Plex', 'Plexes', searches.plexes),
        line('Maisons', 'Houses', searches.houses),
        line('La Cour des Tisserands', 'La Cour des Tisserands', 'courtyard'),
        line('Guide de Villeray', 'Guide to Villeray', 'villeray'),
        line('Vendues', 'Sold', 'sold'),
      ),
      line('Acheter', 'Buying', 'buy'),
      line(
        'Vendre',
        'Selling',
        'sell',
        line('Comment je vends', 'How I sell', 'sell'),
        line('Estimation gratuite', 'Free valuation', 'valuation'),
      ),
      line('Carnet', 'Journal', 'blog'),
    ],
    sup_sections_repeater: [
      topLink('phone', '514 555-0126', '514 555-0126', { href: 'tel:+15145550126' }),
      topLink('map-pin', 'Villeray et environs', 'Villeray and nearby', searches.montreal),
    ],
  }),
]);
