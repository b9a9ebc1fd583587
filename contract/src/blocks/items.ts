import { describeItem } from '../fields.ts';
import { color } from '../kinds/color.ts';
import { icon } from '../kinds/icon.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { recipientFields } from './recipient-fields.ts';

/** The items that several blocks share. */

export const ctaItem = describeItem('cta_item', {
  label: { fr: 'Bouton', en: 'Button' },
  doc: { fr: 'Un appel à l’action.', en: 'One call to action.' },
  fields: {
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Le texte et l’adresse du bouton.', en: 'The text and the address of the button.' },
    ),
  },
});

export const mediaItem = describeItem('media_item', {
  label: { fr: 'Média', en: 'Media' },
  doc: { fr: 'Une image ou une vidéo.', en: 'One picture or video.' },
  fields: {
    media: media({ fr: 'Média', en: 'Media' }, { fr: 'L’image ou la vidéo.', en: 'The picture or the video.' }),
  },
});

export const iconListItem = describeItem('icon_list_item', {
  label: { fr: 'Ligne avec icône', en: 'Line with icon' },
  doc: { fr: 'Une icône et quelques mots à côté.', en: 'An icon and a few words beside it.' },
  fields: {
    icon: icon({ fr: 'Icône', en: 'Icon' }, { fr: 'Précède le texte.', en: 'Stands before the text.' }),
    description: textarea({ fr: 'Texte', en: 'Text' }, { fr: 'Le texte.', en: 'The text.' }),
  },
});

export const iconLinkItem = describeItem('icon_link_item', {
  label: { fr: 'Lien avec icône', en: 'Icon link' },
  doc: {
    fr: 'Un lien sous forme d’icône, comme un réseau social.',
    en: 'A link that shows as an icon, such as a social network.',
  },
  fields: {
    icon: icon(
      { fr: 'Icône', en: 'Icon' },
      { fr: 'L’icône affichée à la place du texte.', en: 'The icon that shows in place of the text.' },
    ),
    link: link(
      { fr: 'Lien', en: 'Link' },
      {
        fr: 'L’adresse. Les lecteurs d’écran lisent son texte à la place de l’icône.',
        en: 'The address; screen readers read its text in place of the icon.',
      },
    ),
  },
});

export const tagItem = describeItem('tag_item', {
  label: { fr: 'Étiquette', en: 'Tag' },
  doc: { fr: 'Une courte mention en couleur.', en: 'A short coloured label.' },
  fields: {
    name: text({ fr: 'Nom', en: 'Name' }, { fr: 'Un mot ou deux.', en: 'One or two words.' }),
    bg_color_primary: color(
      { fr: 'Couleur de fond', en: 'Background colour' },
      { fr: 'La couleur de l’étiquette.', en: 'The colour of the tag.' },
    ),
    text_color: color(
      { fr: 'Couleur du texte', en: 'Text colour' },
      { fr: 'La couleur du texte de l’étiquette.', en: 'The colour of the text of the tag.' },
    ),
  },
});

export const membersCarouselItem = describeItem('members_carousel_item', {
  label: { fr: 'Membre', en: 'Member' },
  doc: { fr: 'Une personne de l’équipe.', en: 'A person of the team.' },
  fields: {
    person_avatar: image(
      { fr: 'Portrait', en: 'Portrait' },
      { fr: 'Le portrait de la personne.', en: 'The portrait of the person.' },
    ),
    person_name: text({ fr: 'Nom', en: 'Name' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    person_subtitle: text(
      { fr: 'Titre', en: 'Title' },
      {
        fr: 'La fonction, comme «\u00a0courtière immobilière\u00a0».',
        en: 'The job title, such as “real estate broker”.',
      },
    ),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'Pour en lire plus ou pour écrire.', en: 'Links to read more or to write.' },
    ),
    ...recipientFields,
  },
});
