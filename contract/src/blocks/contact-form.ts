import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { image } from '../kinds/image.ts';
import { media } from '../kinds/media.ts';
import { richtext } from '../kinds/richtext.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { recipientChoices } from './recipient-choices.ts';

export const contactForm = describeBlock('contact_form_block', {
  group: 'forms',
  order: 10,
  label: { fr: 'Formulaire de contact', en: 'Contact form' },
  doc: {
    fr: 'Un formulaire pour écrire au site, à un courtier, à une équipe ou à un bureau.',
    en: 'A form that writes to the site, a broker, a team or an office.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext(
      { fr: 'Texte', en: 'Text' },
      {
        fr: 'Dites au visiteur ce qui se passe après l’envoi.',
        en: 'Tells visitors what happens once they have written.',
      },
    ),
    recipient_type: choice(
      { site: { fr: 'Le site', en: 'The site' }, ...recipientChoices },
      'site',
      { fr: 'Destinataire', en: 'Recipient' },
      { fr: 'À qui le message est envoyé.', en: 'The kind of recipient of the message.' },
    ),
    recipient_slug: scalar(
      { fr: 'Nom court du destinataire', en: 'Recipient’s short name' },
      {
        fr: 'Le nom court de la fiche du courtier, de l’équipe ou du bureau qui reçoit le message.',
        en: 'The short name of the broker, team or office that receives the message.',
      },
    ),
    broker_avatar: image(
      { fr: 'Portrait', en: 'Portrait' },
      { fr: 'Le portrait du destinataire.', en: 'The portrait of the recipient.' },
    ),
    broker_name: text({ fr: 'Nom', en: 'Name' }, { fr: 'Le nom du destinataire.', en: 'The name of the recipient.' }),
    broker_subtitle: text(
      { fr: 'Titre du destinataire', en: 'Recipient’s title' },
      {
        fr: 'La fonction, comme «\u00a0courtier immobilier\u00a0».',
        en: 'The job title, such as “real estate broker”.',
      },
    ),
    broker_under_subtitle: text(
      { fr: 'Précision', en: 'Detail' },
      { fr: 'Un numéro de téléphone ou de permis.', en: 'A phone number or a licence.' },
    ),
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    ...displayProps,
  },
  params: {
    visible_for: choice(
      {
        all: { fr: 'Toujours', en: 'Always' },
        broker: { fr: 'S’il y a un courtier', en: 'When there is a broker' },
        team: { fr: 'S’il y a une équipe', en: 'When there is a team' },
        agency: { fr: 'S’il y a une agence', en: 'When there is an agency' },
      },
      'all',
      { fr: 'Visible', en: 'Visible' },
      {
        fr: 'Affiche le bloc seulement si le site a un destinataire de ce genre.',
        en: 'Shows the block only when the site has a recipient of this kind.',
      },
    ),
  },
});
