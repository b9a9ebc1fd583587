import { withIds } from '../../authored-page.ts';
import { block, contactButton, text, textarea } from '../../authoring.ts';
import { line } from '../menu.ts';

export const footer = withIds('footer', [
  block('footer_classic_block', 'inverted', {
    agency: textarea(
      'Le Domaine des Tamaracs\nUn projet du Groupe foncier Mélèze, vendu par Groupe Rivage immobilier, agence immobilière — permis OACIQ nº D0042\n72, avenue de la Gare\nSaint-Sauveur (Québec) J0R 1R0\n450 555-0193',
      'Le Domaine des Tamaracs\nA project of Groupe foncier Mélèze, sold by Groupe Rivage immobilier, real estate agency — OACIQ licence no. D0042\n72 Avenue de la Gare\nSaint-Sauveur, Québec J0R 1R0\n450 555-0193',
    ),
    all_rights_reserved: text(
      '© 2026 Groupe foncier Mélèze inc. Tous droits réservés.',
      '© 2026 Groupe foncier Mélèze inc. All rights reserved.',
    ),
    cta: contactButton('Nous écrire', 'Write to us'),
    menu_repeater: [
      line(
        'Le domaine',
        'The estate',
        'home',
        line('Les terrains', 'The lots', 'lots'),
        line('Bâtir ici', 'Building here', 'build'),
        line('Nous joindre', 'Contact us', 'contact'),
      ),
      line(
        'Renseignements légaux',
        'Legal information',
        'terms',
        line('Conditions d’utilisation', 'Terms of use', 'terms'),
        line('Confidentialité', 'Privacy', 'privacy'),
      ),
    ],
  }),
]);
