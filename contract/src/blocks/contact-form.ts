import { recipientTypes } from '../core/contact.ts';
import { choice, describeBlock, displayProps, image, media, richtext, scalar, text } from '../fields.ts';

export const contactForm = describeBlock('contact_form_block', {
  label: { fr: 'Formulaire de contact', en: 'Contact form' },
  doc: 'A form that writes to the site, a broker, a team or an office.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'What happens after sending.'),
    recipient_type: choice(
      ['site', ...recipientTypes],
      'site',
      'Destinataire',
      'Recipient',
      'Who receives the message.',
    ),
    recipient_slug: scalar('Identifiant du destinataire', 'Recipient’s slug', 'Which broker, team or office.'),
    broker_avatar: image('Portrait', 'Portrait', 'The portrait of the recipient.'),
    broker_name: text('Nom', 'Name', 'The name of the recipient.'),
    broker_subtitle: text('Titre du destinataire', 'Recipient’s title', 'What the recipient does.'),
    broker_under_subtitle: text('Précision', 'Detail', 'A phone number or a licence.'),
    bg_media: media('Fond', 'Background', 'A picture or a silent video.'),
    ...displayProps,
  },
});
