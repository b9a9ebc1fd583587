import type { FieldErrorCode } from '@vitrine/contract/core/contact.ts';
import { defineTexts } from '../locale/define-texts.ts';

/** The texts of the contact form; the wording of the error messages is fixed (contact.12). */
export const contactTexts = defineTexts({
  fr: {
    writeToMe: 'Écrivez-moi',
    writeToUs: 'Écrivez-nous',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    message: 'Message',
    optional: 'facultatif',
    phoneHint: 'Par exemple (514) 555-0123',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    protection: 'Protégé contre les robots, sans énigme ni suivi.',
    withoutCaptcha: 'L’envoi de messages n’est pas possible pour le moment. Notre page Contact donne nos numéros.',
    withoutScript:
      'Sans JavaScript, une personne de notre équipe lira votre message avant de le transmettre. Vous pouvez aussi nous appeler\u00a0:',
    trap: 'Laissez ce champ vide',
    reviewTitle: 'Une dernière étape',
    reviewMessage: 'Relisez votre message, puis envoyez-le.',
    heldTitle: 'Message reçu',
    heldMessage:
      'Merci\u00a0! Sans JavaScript, nous ne pouvons pas vérifier automatiquement qu’un message ne vient pas d’un robot\u00a0: une personne de notre équipe le lira, puis le transmettra. Vous recevrez alors un courriel de confirmation.',
    contactPage: 'nos coordonnées',
    sentTitle: 'Message envoyé',
    sentMessage: 'Merci\u00a0! Nous vous répondrons sous peu.',
    nextTitle: 'Et maintenant\u00a0?',
    nextMessage: (isPerson: boolean, email: string): string =>
      `Vous recevrez dans quelques minutes un courriel de confirmation à l’adresse ${email}. ${isPerson ? 'La personne à qui vous avez écrit' : 'Notre équipe'} vous répondra ensuite, par courriel ou par téléphone.`,
    yourMessage: 'Votre message',
    meanwhile: 'En attendant, voyez les propriétés',
    another: 'Écrire un autre message',
    close: 'Fermer',
    closesIn: (seconds: number): string => `Ce message se ferme dans ${seconds}\u00a0s`,
    failedTitle: 'La demande n’a pas pu être envoyée',
    failedMessage: 'Une erreur s’est produite pendant l’envoi du formulaire. Veuillez réessayer plus tard.',
    errorOf: (field: string, code: FieldErrorCode): string => errorTexts.fr[`${field}.${code}`] ?? generic.fr[code],
  },
  en: {
    writeToMe: 'Write to me',
    writeToUs: 'Write to us',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email address',
    phone: 'Phone number',
    message: 'Message',
    optional: 'optional',
    phoneHint: 'For example (514) 555-0123',
    send: 'Send message',
    sending: 'Sending…',
    protection: 'Protected against robots, without puzzles or tracking.',
    withoutCaptcha: 'Messages cannot be sent right now. Our contact page has our phone numbers.',
    withoutScript:
      'Without JavaScript, a member of our team will read your message before passing it on. You can also call us:',
    trap: 'Leave this field empty',
    reviewTitle: 'One last step',
    reviewMessage: 'Please read your message again, then send it.',
    heldTitle: 'Message received',
    heldMessage:
      'Thank you! Without JavaScript we cannot check automatically that a message does not come from a robot: a member of our team will read it, then pass it on. You will then get a confirmation by email.',
    contactPage: 'how to reach us',
    sentTitle: 'Message sent',
    sentMessage: 'Thank you! We will answer you shortly.',
    nextTitle: 'What happens next?',
    nextMessage: (isPerson, email) =>
      `You will get a confirmation at ${email} in a few minutes. ${isPerson ? 'The person to whom you wrote' : 'Our team'} will then answer you by email or phone.`,
    yourMessage: 'Your message',
    meanwhile: 'In the meantime, see the properties',
    another: 'Write another message',
    close: 'Close',
    closesIn: (seconds: number): string => `This message closes in ${seconds}\u00a0s`,
    failedTitle: 'The request could not be submitted',
    failedMessage: 'An error occurred while submitting the form. Please try again later.',
    errorOf: (field: string, code: FieldErrorCode): string => errorTexts.en[`${field}.${code}`] ?? generic.en[code],
  },
});

type ByCode = Record<FieldErrorCode, string>;

const generic: { fr: ByCode; en: ByCode } = {
  fr: {
    required: 'Ce champ est obligatoire',
    invalid: 'Ce champ n’est pas valide',
    too_long: 'Ce champ est trop long',
  },
  en: { required: 'This field is required', invalid: 'This field is invalid', too_long: 'This field is too long' },
};

const errorTexts: Record<'fr' | 'en', Readonly<Record<string, string>>> = {
  fr: {
    'first_name.required': 'Le prénom est obligatoire',
    'last_name.required': 'Le nom est obligatoire',
    'email.required': 'Le courriel est obligatoire',
    'email.invalid': 'Le courriel n’est pas valide',
    'phone.invalid': 'Le numéro de téléphone n’est pas valide',
    'message.required': 'Le message est obligatoire',
    'message.too_long': 'Le message est trop long\u00a0: 10\u00a0000 caractères au plus',
    'recaptcha_response.required': 'Cochez la case qui confirme que vous n’êtes pas un robot',
  },
  en: {
    'first_name.required': 'The First name field is required',
    'last_name.required': 'The Last name field is required',
    'email.required': 'The Email Address field is required',
    'email.invalid': 'The email address field is invalid',
    'phone.invalid': 'The phone number field is invalid',
    'message.required': 'The message field is required',
    'message.too_long': 'The message is too long: 10,000 characters at most',
    'recaptcha_response.required': 'Tick the box that says you are not a robot',
  },
};
