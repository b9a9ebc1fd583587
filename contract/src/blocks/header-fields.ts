import { type BlockDescription, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { flag } from '../kinds/flag.ts';
import { icon } from '../kinds/icon.ts';
import { image } from '../kinds/image.ts';
import { lazyRepeater } from '../kinds/lazy-repeater.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { textarea } from '../kinds/textarea.ts';
import { centerLeft } from './layout-fields.ts';

/** A menu line; it may contain lines again, up to three levels (headers.5). */
export const menuItem = describeItem('menu_item', {
  label: { fr: 'Ligne de menu', en: 'Menu line' },
  doc: { fr: 'Un lien du menu, avec ou sans sous-menu.', en: 'A link of the menu, with or without a submenu.' },
  fields: {
    link: link(
      { fr: 'Lien', en: 'Link' },
      { fr: 'Le texte et l’adresse de la ligne.', en: 'The text and the address of the line.' },
    ),
    menu_repeater: lazyRepeater(
      (): readonly BlockDescription[] => [menuItem],
      { fr: 'Sous-menu', en: 'Submenu' },
      { fr: 'Les lignes sous celle-ci.', en: 'The lines below this one.' },
    ),
    image: image(
      { fr: 'Image', en: 'Picture' },
      { fr: 'Visible seulement dans une colonne en vedette.', en: 'Shows in a featured column only.' },
    ),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Une phrase sous le lien.', en: 'A sentence below the link.' },
    ),
  },
  params: {
    variant: choice(
      {
        plain: { fr: 'Simple', en: 'Plain' },
        column: { fr: 'Colonne', en: 'Column' },
        featured: { fr: 'En vedette', en: 'Featured' },
      },
      'plain',
      { fr: 'Présentation', en: 'Look' },
      { fr: 'L’aspect de la ligne dans un grand sous-menu.', en: 'The look of the line in a wide submenu.' },
    ),
  },
});

export const supSectionItem = describeItem('sup_section_item', {
  label: { fr: 'Lien au-dessus de l’en-tête', en: 'Link above the header' },
  doc: { fr: 'Un petit lien dans la bande au-dessus de l’en-tête.', en: 'A small link in the strip above the header.' },
  fields: {
    link: link({ fr: 'Lien', en: 'Link' }, { fr: 'Le texte et l’adresse.', en: 'The text and the address.' }),
    icon: icon({ fr: 'Icône', en: 'Icon' }, { fr: 'Précède le texte.', en: 'Stands before the text.' }),
  },
});

/** The fields that the three headers share (headers.5). */
export const headerFields = {
  logo_image_light: image(
    { fr: 'Autre logo clair', en: 'Another light logo' },
    {
      fr: 'Pour les fonds foncés. Vide\u00a0: le logo du thème.',
      en: 'For dark backgrounds. Empty: the logo of the theme.',
    },
  ),
  logo_image_dark: image(
    { fr: 'Autre logo foncé', en: 'Another dark logo' },
    {
      fr: 'Pour les fonds pâles. Vide\u00a0: le logo du thème.',
      en: 'For light backgrounds. Empty: the logo of the theme.',
    },
  ),
  logo_multiplier: number(
    1,
    { fr: 'Taille du logo', en: 'Logo size' },
    { fr: 'Multiplie la taille habituelle du logo.', en: 'Multiplies the usual size of the logo.' },
  ),
  cta_button: link(
    { fr: 'Bouton', en: 'Button' },
    { fr: 'L’appel à l’action au bout de l’en-tête.', en: 'The call to action at the end of the header.' },
  ),
  cta_sms: link(
    { fr: 'Bouton texto', en: 'Text message button' },
    { fr: 'Ouvre un message texte sur un téléphone.', en: 'Opens a text message on a phone.' },
  ),
  menu_repeater: repeater(
    [menuItem],
    { fr: 'Menu', en: 'Menu' },
    { fr: 'Les lignes du menu.', en: 'The lines of the menu.' },
  ),
  sup_sections_repeater: repeater(
    [supSectionItem],
    { fr: 'Liens du haut', en: 'Top links' },
    { fr: 'Les liens de la bande au-dessus de l’en-tête.', en: 'The links in the strip above the header.' },
  ),
  orientation_x: choice(
    centerLeft,
    'center',
    { fr: 'Alignement du menu', en: 'Menu alignment' },
    { fr: 'La place du menu dans l’en-tête.', en: 'The place of the menu in the header.' },
  ),
  show_remax_logo: flag(
    true,
    { fr: 'Afficher le logo de la bannière', en: 'Show the banner logo' },
    {
      fr: 'Affiche le logo de la bannière immobilière, s’il y en a un.',
      en: 'Shows the logo of the franchise, if any.',
    },
  ),
  franchise_logo: image(
    { fr: 'Logo de la bannière', en: 'Banner logo' },
    {
      fr: 'Le logo de la bannière immobilière, à côté de celui du site. Il doit convenir aux fonds pâles et foncés.',
      en: 'The logo of the franchise, beside the one of the site. It has to suit light and dark backgrounds.',
    },
  ),
} as const;
