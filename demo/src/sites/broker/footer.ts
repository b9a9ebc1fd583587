import { withIds } from '../../authored-page.ts';
import { block, contactButton, text, textarea } from '../../authoring.ts';
import { allAreas, line, searches, socialLink } from '../menu.ts';

export const footer = withIds('footer', [
  block('footer_classic_block', 'inverted', {
    agency: textarea(
      'Groupe Rivage immobilier\nAgence immobilière, permis OACIQ nº\u00a0D0042\nMaude Tessier-Lavoie, courtière immobilière résidentielle\n4260, rue Saint-Denis, bureau 200\nMontréal (Québec) H2J 2K8\n514 555-0126',
      'Groupe Rivage immobilier\nReal estate agency, OACIQ licence no. D0042\nMaude Tessier-Lavoie, residential real estate broker\n4260 Saint-Denis Street, Suite 200\nMontréal, Québec H2J 2K8\n514 555-0126',
    ),
    all_rights_reserved: text(
      '© 2026 Maude Tessier-Lavoie. Tous droits réservés.',
      '© 2026 Maude Tessier-Lavoie. All rights reserved.',
    ),
    cta: contactButton('M’écrire', 'Write to me'),
    icon_links_repeater: [
      socialLink('instagram', 'Maude sur Instagram', 'Maude on Instagram', 'https://www.instagram.com/'),
      socialLink('facebook', 'Maude sur Facebook', 'Maude on Facebook', 'https://www.facebook.com/'),
    ],
    menu_repeater: [
      line(
        'Propriétés',
        'Properties',
        'search',
        line('À Montréal', 'In Montréal', searches.montreal),
        line('Condos', 'Condos', searches.condos),
        line('Plex', 'Plexes', searches.plexes),
        line('Par municipalité', 'By municipality', allAreas),
        line('La Cour des Tisserands', 'La Cour des Tisserands', 'courtyard'),
      ),
      line(
        'Avec moi',
        'With me',
        'about',
        line('Mon histoire', 'My story', 'about'),
        line('Mes services', 'My services', 'services'),
        line('Acheter', 'Buying', 'buy'),
        line('Vendre', 'Selling', 'sell'),
        line('Estimation gratuite', 'Free valuation', 'valuation'),
      ),
      line(
        'Lire',
        'Read',
        'blog',
        line('Carnet', 'Journal', 'blog'),
        line('Guide de Villeray', 'Guide to Villeray', 'villeray'),
        line('Me joindre', 'Contact me', 'contact'),
      ),
      line(
        'En petits caractères',
        'The fine print',
        'terms',
        line('Conditions d’utilisation', 'Terms of use', 'terms'),
        line('Confidentialité', 'Privacy', 'privacy'),
      ),
    ],
  }),
]);
