import type { ConsentEvent, ConsentPurpose, ConsentWay } from '@vitrine/contract/core/consents.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

interface ConsentTexts {
  fileName: string;
  columns: string[];
  /** Takes the place of an address of which only a hash is kept. */
  reduced: string;
  purposes: Record<ConsentPurpose, string>;
  events: Record<ConsentEvent, string>;
  ways: Record<ConsentWay, string>;
}

export const consentTexts: Record<Locale, ConsentTexts> = {
  fr: {
    fileName: 'consentements',
    columns: ['Date', 'Site', 'Courriel', 'Finalité', 'Consentement', 'Moyen', 'Page', 'Langue', 'Version', 'Texte'],
    reduced: '(effacé)',
    purposes: {
      contact_form: 'Réponse à un message',
      visit_request: 'Réponse à une demande de visite',
      property_alert: 'Réponse à une demande d’alerte',
      property_valuation: 'Réponse à une demande d’évaluation',
      alert_mails: 'Envoi des courriels d’une alerte',
      seller_report: 'Envoi du rapport hebdomadaire au vendeur',
    },
    events: { given: 'Donné', confirmed: 'Confirmé', withdrawn: 'Retiré' },
    ways: {
      form: 'par le formulaire d’une page',
      link: 'par le lien d’un courriel',
      staff: 'noté par l’équipe',
      listing: 'avec le retrait de l’inscription du marché',
      erasure: 'avec l’effacement des renseignements',
    },
  },
  en: {
    fileName: 'consents',
    columns: ['Date', 'Site', 'Email', 'Purpose', 'Consent', 'Way', 'Page', 'Language', 'Version', 'Text'],
    reduced: '(erased)',
    purposes: {
      contact_form: 'Answering a message',
      visit_request: 'Answering a request for a visit',
      property_alert: 'Answering a request for an alert',
      property_valuation: 'Answering a request for a valuation',
      alert_mails: 'Sending the emails of an alert',
      seller_report: 'Sending the weekly report to the seller',
    },
    events: { given: 'Given', confirmed: 'Confirmed', withdrawn: 'Withdrawn' },
    ways: {
      form: 'by the form of a page',
      link: 'by the link of an email',
      staff: 'noted by the team',
      listing: 'as the listing left the market',
      erasure: 'as the information was erased',
    },
  },
};
