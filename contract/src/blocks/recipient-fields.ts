import { choice } from '../kinds/choice.ts';
import { scalar } from '../kinds/scalar.ts';
import { recipientChoices } from './recipient-choices.ts';

/** Fields of a person that say who gets the messages of a button that opens the contact form. */
export const recipientFields = {
  recipient_type: choice(
    recipientChoices,
    'broker',
    { fr: 'Destinataire', en: 'Recipient' },
    {
      fr: 'À qui écrit un bouton qui ouvre le formulaire de contact.',
      en: 'The kind of recipient of a button that opens the contact form.',
    },
  ),
  recipient_slug: scalar(
    { fr: 'Nom court du destinataire', en: 'Recipient’s short name' },
    {
      fr: 'Le nom court de sa fiche. Vide, c’est le site qui reçoit le message.',
      en: 'The short name of the recipient; the site itself when empty.',
    },
  ),
};
