import { withIds } from '../../authored-page.ts';
import { block, button, text, textarea } from '../../authoring.ts';
import { allAreas, line, searches, socialLink } from '../menu.ts';

export const footer = withIds('footer', [
  block('footer_classic_block', 'inverted', {
    agency: textarea(
      'Groupe Rivage immobilier\nAgence immobilière — permis OACIQ nº D0042\n4260, rue Saint-Denis, bureau 200\nMontréal (Québec) H2J 2K8\n514 555-0142',
      'Groupe Rivage immobilier\nReal estate agency — OACIQ licence no. D0042\n4260 Saint-Denis Street, Suite 200\nMontréal, Québec H2J 2K8\n514 555-0142',
    ),
    all_rights_reserved: text(
      '© 2026 Groupe Rivage immobilier. Tous droits réservés.',
      '© 2026 Groupe Rivage immobilier. All rights reserved.',
    ),
    cta: button('Nous écrire', 'Write to us', 'contact'),
    icon_links_repeater: [
      socialLink('facebook', 'Groupe Rivage sur Facebook', 'Groupe Rivage on Facebook', 'https://www.facebook.com/'),
      socialLink(
        'instagram',
        'Groupe Rivage sur Instagram',
        'Groupe Rivage on Instagram',
        'https://www.instagram.com/',
      ),
      socialLink('linkedin', 'Groupe Rivage sur LinkedIn', 'Groupe Rivage on LinkedIn', 'https://www.linkedin.com/'),
    ],
    menu_repeater: [
      line(
        'Propriétés',
        'Properties',
        'search',
        line('Maisons', 'Houses', searches.houses),
        line('Condos', 'Condos', searches.condos),
        line('Plex', 'Plexes', searches.plexes),
        line('Terrains', 'Land', searches.land),
        line('Commerces', 'Commercial', searches.commercial),
        line('Par municipalité', 'By municipality', allAreas),
        line('Le Vieux-Longueuil', 'Old Longueuil', 'oldLongueuil'),
      ),
      line(
        'Nos services',
        'Our services',
        'buy',
        line('Acheter', 'Buy', 'buy'),
        line('Vendre', 'Sell', 'sell'),
        line('Louer', 'Rent', searches.rentals),
        line('Visites libres', 'Open houses', searches.openHouses),
        line('Propriétés vendues', 'Sold properties', 'sold'),
      ),
      line(
        'L’agence',
        'The agency',
        'about',
        line('À propos', 'About', 'about'),
        line('Équipe', 'Team', 'team'),
        line('Bureaux', 'Offices', 'offices'),
        line('Témoignages', 'Testimonials', 'testimonials'),
        line('Partenaires', 'Partners', 'partners'),
        line('Carrières', 'Careers', 'careers'),
        line('Blogue', 'Blog', 'blog'),
        line('Nous joindre', 'Contact us', 'contact'),
      ),
      line(
        'Renseignements légaux',
        'Legal information',
        'terms',
        line('Conditions d’utilisation', 'Terms of use', 'terms'),
        line('Confidentialité', 'Privacy', 'privacy'),
        line('OACIQ', 'OACIQ', { href: 'https://www.oaciq.com/' }),
      ),
    ],
  }),
]);
