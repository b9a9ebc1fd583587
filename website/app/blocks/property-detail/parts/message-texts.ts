import { defineTexts } from '../../../locale/define-texts.ts';

/** Messages that the contact form begins with. */
export const messageTexts = defineTexts({
  fr: {
    message: (address: string, uls: string): string =>
      `Bonjour, j’aimerais visiter la propriété située au ${address} (inscription ${uls}).`,
    messageOff: (address: string): string => `Bonjour, je cherche une propriété semblable à celle du ${address}.`,
  },
  en: {
    message: (address: string, uls: string): string =>
      `Hello, I would like to visit the property at ${address} (listing ${uls}).`,
    messageOff: (address: string): string => `Hello, I am looking for a property like the one at ${address}.`,
  },
});
