import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { iconListItem } from './items.ts';

/** The fields of an office in the list, beside the map and in its popup. */
export const officeFields = {
  main_title: text({ fr: 'Nom', en: 'Name' }, { fr: 'Le nom du bureau.', en: 'The name of the office.' }),
  image: image({ fr: 'Image', en: 'Picture' }, { fr: 'Une photo du bureau.', en: 'A photo of the office.' }),
  list_items_repeater: repeater(
    [iconListItem],
    { fr: 'Coordonnées', en: 'Contact details' },
    {
      fr: 'L’adresse, le téléphone, le courriel. Le téléphone et le courriel deviennent des liens.',
      en: 'The address, the phone number, the e-mail address. Phone and e-mail become links.',
    },
  ),
};

export const officeLink = link(
  { fr: 'Lien', en: 'Link' },
  { fr: 'Mène à l’itinéraire ou à la page du bureau.', en: 'Leads to the directions or to the page of the office.' },
);
