import type { Locale } from '@vitrine/contract/locale.ts';
import type { WrongAddress } from '../../webhooks/webhook-address.ts';

/** Reasons why a webhook address is refused. */
export const webhookAddressTexts: Record<Locale, Record<WrongAddress | 'missing', string>> = {
  fr: {
    missing: 'Indiquez d’abord l’adresse du webhook.',
    unreadable: 'Ce n’est pas une adresse web complète, comme https://crm.exemple.ca/demandes.',
    'not-https': 'L’adresse doit commencer par https://, car des renseignements personnels y sont transmis.',
    'with-password': 'L’adresse ne peut contenir ni nom d’utilisateur ni mot de passe.',
    private: 'Cette adresse mène à un réseau privé.',
  },
  en: {
    missing: 'Give the webhook’s address first.',
    unreadable: 'This is not a complete web address, such as https://crm.example.ca/leads.',
    'not-https': 'The address has to begin with https://, because personal information is sent there.',
    'with-password': 'The address may hold neither a user name nor a password.',
    private: 'This address leads to a private network.',
  },
};
