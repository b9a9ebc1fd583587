import {
  type BlockDescription,
  choice,
  describeBlock,
  flag,
  icon,
  image,
  lazyRepeater,
  link,
  number,
  repeater,
  textarea,
} from '../fields.ts';

/** A menu line; its own menu may hold lines again, three levels in all (`1-shell §9`). */
export const menuItem = describeBlock('menu_item', {
  place: 'item',
  label: { fr: 'Ligne de menu', en: 'Menu line' },
  doc: 'A link of the menu, with a submenu where it has one.',
  fields: {
    link: link('Lien', 'Link', 'What the line says and where it leads.'),
    menu_repeater: lazyRepeater(
      (): readonly BlockDescription[] => [menuItem],
      'Sous-menu',
      'Submenu',
      'The lines below this one.',
    ),
    image: image('Image', 'Picture', 'Shows in a featured column.'),
    description: textarea('Texte', 'Text', 'A sentence below the link.'),
  },
  params: {
    variant: choice(
      ['plain', 'column', 'featured'],
      'plain',
      'Présentation',
      'Look',
      'How the line shows in a wide submenu.',
    ),
  },
});

export const supSectionItem = describeBlock('sup_section_item', {
  place: 'item',
  label: { fr: 'Lien au-dessus de l’en-tête', en: 'Link above the header' },
  doc: 'A small link in the strip above the header.',
  fields: {
    link: link('Lien', 'Link', 'What it says and where it leads.'),
    icon: icon('Icône', 'Icon', 'Stands before the words.'),
  },
});

/** The fields that the three headers share (`1-shell §9`). */
export const headerFields = {
  logo_image_light: image('Logo clair', 'Light logo', 'The logo for dark backgrounds.'),
  logo_image_dark: image('Logo foncé', 'Dark logo', 'The logo for light backgrounds.'),
  logo_multiplier: number(1, 'Taille du logo', 'Logo size', 'Multiplies the usual size of the logo.'),
  cta_button: link('Bouton', 'Button', 'The call to action at the end of the header.'),
  cta_sms: link('Bouton texto', 'Text message button', 'Opens a text message on a phone.'),
  menu_repeater: repeater([menuItem], 'Menu', 'Menu', 'The lines of the menu.'),
  sup_sections_repeater: repeater([supSectionItem], 'Liens du haut', 'Top links', 'The strip above the header.'),
  orientation_x: choice(['center', 'left'], 'center', 'Alignement du menu', 'Menu alignment', 'Where the menu stands.'),
  show_remax_logo: flag(
    true,
    'Afficher le logo de la bannière',
    'Show the banner logo',
    'Whether the franchise’s logo shows.',
  ),
} as const;
