import { describeItem } from '../fields.ts';
import { color } from '../kinds/color.ts';
import { icon } from '../kinds/icon.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';

/** The item that both multi-redirect blocks share. */
export const redirectItem = describeItem('redirect_item', {
  label: { fr: 'Redirection', en: 'Redirect' },
  doc: { fr: 'Un titre, un texte et un lien vers une autre page.', en: 'A title, a text and a link to another page.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Quelques mots.', en: 'A few words.' }),
    description: textarea({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
    cta: link({ fr: 'Bouton', en: 'Button' }, { fr: 'Le texte et l’adresse.', en: 'The text and the address.' }),
    icon: icon(
      { fr: 'Icône', en: 'Icon' },
      { fr: 'Visible quand le bloc montre des icônes.', en: 'Shows when the block shows icons.' },
    ),
    image: image(
      { fr: 'Image', en: 'Picture' },
      {
        fr: 'Visible quand le bloc montre des images, et toujours dans le bloc vertical.',
        en: 'Shows when the block shows pictures, and always in the vertical block.',
      },
    ),
    link: link(
      { fr: 'Lien', en: 'Link' },
      { fr: 'Le lien d’un élément numéroté.', en: 'The link of a numbered item.' },
    ),
    index: number(
      null,
      { fr: 'Numéro', en: 'Number' },
      {
        fr: 'Le numéro d’un élément numéroté. Vide, c’est sa place dans la liste.',
        en: 'The number of a numbered item; its position in the list when empty.',
      },
    ),
    image_bg_color: color(
      { fr: 'Couleur derrière l’image', en: 'Colour behind the picture' },
      {
        fr: 'Pour un dessin ou un logo, qui se montre alors en entier (bloc vertical).',
        en: 'For a drawing or a logo, which then shows whole (vertical block).',
      },
    ),
  },
});
