import { withIds } from '../../authored-page.ts';
import { block, valuationButton } from '../../authoring.ts';
import { allAreas, column, described, feature, line, searches, topLink } from '../menu.ts';

export const header = withIds('header', [
  block('header_megamenu_block', 'normal', {
    logo_multiplier: 1,
    orientation_x: 'left',
    show_remax_logo: false,
    cta_button: valuationButton('Évaluer ma propriété', 'Value my property'),
    menu_repeater: [
      described(
        line(
          'Propriétés',
          'Properties',
          'search',
          column(
            'À vendre',
            'For sale',
            searches.toBuy,
            line('Maisons', 'Houses', searches.houses),
            line('Condos', 'Condos', searches.condos),
            line('Plex', 'Plexes', searches.plexes),
            line('Chalets', 'Cottages', searches.cottages),
            line('Terrains', 'Land', searches.land),
            line('Le Quai des Tanneurs', 'Le Quai des Tanneurs', 'project'),
          ),
          column(
            'Par ville',
            'By city',
            allAreas,
            line('Montréal', 'Montréal', searches.montreal),
            line('Québec', 'Québec City', searches.quebec),
            line('Longueuil', 'Longueuil', searches.longueuil),
            line('Saint-Sauveur', 'Saint-Sauveur', searches.saintSauveur),
            line('Guide du Vieux-Longueuil', 'Guide to Old Longueuil', 'oldLongueuil'),
          ),
          column(
            'Selon le budget',
            'By budget',
            searches.toBuy,
            line('Moins de 400 000 $', 'Under $400,000', searches.under400),
            line('400 000 $ à 700 000 $', '$400,000 to $700,000', searches.from400),
            line('Plus de 700 000 $', 'Over $700,000', searches.from700),
            line('À louer', 'For rent', searches.rentals),
          ),
          feature(searches.openHouses, {
            fr: ['Visites libres', 'Les portes ouvertes de la semaine, sans rendez-vous.'],
            en: ['Open houses', 'This week’s open doors, no appointment needed.'],
            picture: 'facade-005',
          }),
        ),
        'De Montréal à Charlevoix, toutes nos inscriptions et celles de nos confrères.',
        'From Montréal to Charlevoix, all our listings and those of our colleagues.',
      ),
      line('Acheter', 'Buy', 'buy'),
      line('Vendre', 'Sell', 'sell'),
      described(
        line(
          'L’agence',
          'The agency',
          'about',
          column(
            'Nous connaître',
            'Get to know us',
            'about',
            line('Notre histoire', 'Our story', 'about'),
            line('Notre équipe', 'Our team', 'team'),
            line('Nos bureaux', 'Our offices', 'offices'),
            line('Carrières', 'Careers', 'careers'),
          ),
          column(
            'Sur le terrain',
            'At work',
            'sold',
            line('Nos ventes récentes', 'Our recent sales', 'sold'),
            line('Témoignages', 'Testimonials', 'testimonials'),
            line('Nos partenaires', 'Our partners', 'partners'),
            line('Le blogue', 'The blog', 'blog'),
          ),
          feature('offices', {
            fr: ['Nos quatre bureaux', 'À Montréal, à Québec, à Longueuil et à Saint-Sauveur.'],
            en: ['Our four offices', 'In Montréal, Québec City, Longueuil and Saint-Sauveur.'],
            picture: 'office-001',
          }),
          feature('sell', {
            fr: ['Ce que vaut votre propriété', 'Une estimation écrite, gratuite et sans engagement.'],
            en: ['What your property is worth', 'A written estimate, free and without obligation.'],
            picture: 'room-001',
          }),
        ),
        'Douze courtiers qui possèdent leur agence.',
        'Twelve brokers who own their agency.',
      ),
      line('Blogue', 'Blog', 'blog'),
      line('Contact', 'Contact', 'contact'),
    ],
    sup_sections_repeater: [
      topLink('phone', '514 555-0142', '514 555-0142', { href: 'tel:+15145550142' }),
      topLink('mail', 'bonjour@groupe-rivage.example', 'bonjour@groupe-rivage.example', {
        href: 'mailto:bonjour@groupe-rivage.example',
      }),
      topLink('map-pin', 'Nos bureaux', 'Our offices', 'offices'),
    ],
  }),
]);
