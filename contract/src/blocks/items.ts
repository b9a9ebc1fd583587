import { recipientTypes } from '../core/contact.ts';
import { choice, color, describeBlock, icon, image, link, media, repeater, scalar, text, textarea } from '../fields.ts';

/** Sub-blocks that several blocks share. */

export const ctaItem = describeBlock('cta_item', {
  place: 'item',
  label: { fr: 'Bouton', en: 'Button' },
  doc: 'One call to action.',
  fields: { cta: link('Bouton', 'Button', 'Where it leads and what it says.') },
});

export const mediaItem = describeBlock('media_item', {
  place: 'item',
  label: { fr: 'Média', en: 'Media' },
  doc: 'One picture or video.',
  fields: { media: media('Média', 'Media', 'The picture or the video.') },
});

export const iconListItem = describeBlock('icon_list_item', {
  place: 'item',
  label: { fr: 'Ligne avec icône', en: 'Line with icon' },
  doc: 'An icon and a few words beside it.',
  fields: {
    icon: icon('Icône', 'Icon', 'Stands before the words.'),
    description: textarea('Texte', 'Text', 'The words.'),
  },
});

export const iconLinkItem = describeBlock('icon_link_item', {
  place: 'item',
  label: { fr: 'Lien avec icône', en: 'Icon link' },
  doc: 'A link that shows as an icon, such as a social network.',
  fields: {
    icon: icon('Icône', 'Icon', 'What stands for the link.'),
    link: link('Lien', 'Link', 'Where it leads; its text is read aloud in place of the icon.'),
  },
});

export const tagItem = describeBlock('tag_item', {
  place: 'item',
  label: { fr: 'Étiquette', en: 'Tag' },
  doc: 'A short coloured label.',
  fields: {
    name: text('Nom', 'Name', 'One or two words.'),
    bg_color_primary: color('Couleur de fond', 'Background colour', 'The colour of the tag.'),
    text_color: color('Couleur du texte', 'Text colour', 'The colour of its words.'),
  },
});

export const membersCarouselItem = describeBlock('members_carousel_item', {
  place: 'item',
  label: { fr: 'Membre', en: 'Member' },
  doc: 'A person of the team.',
  fields: {
    person_avatar: image('Portrait', 'Portrait', 'The portrait of the person.'),
    person_name: text('Nom', 'Name', 'First and last name.'),
    person_subtitle: text('Titre', 'Title', 'What the person does, such as “courtier immobilier”.'),
    cta_repeater: repeater([ctaItem], 'Boutons', 'Buttons', 'Where to read more or write.'),
    recipient_type: choice(
      recipientTypes,
      'broker',
      'Destinataire',
      'Recipient',
      'Whom a button to the contact form writes to.',
    ),
    recipient_slug: scalar(
      'Identifiant du destinataire',
      'Recipient’s slug',
      'Which one of them; without it the site itself.',
    ),
  },
});
