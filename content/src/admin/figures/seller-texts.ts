import type { SellerReport } from '@vitrine/contract/core/seller-reports.ts';
import type { Language } from '../leads/staff-api.ts';

interface SellerTexts {
  title: string;
  intro: string;
  email: string;
  locale: string;
  locales: Record<Language, string>;
  consent: string;
  consentHint: string;
  add: string;
  added: string;
  offMarket: string;
  none: string;
  status: (report: SellerReport) => string;
  detail: (report: SellerReport, added: string, sent: string | null) => string;
  preview: string;
  previewOf: (email: string) => string;
  pdf: string;
  close: string;
  pause: string;
  resume: string;
  end: string;
  endHeading: (email: string) => string;
  endBody: string;
  changed: string;
  failed: string;
}

const ends = {
  fr: {
    seller: 'Arrêté par le vendeur',
    staff: 'Arrêté par l’équipe',
    'off-market': 'Terminé\u00a0: la propriété a quitté le marché',
  },
  en: {
    seller: 'Stopped by the seller',
    staff: 'Stopped by staff',
    'off-market': 'Ended: the property left the market',
  },
};

export const sellerTexts: Record<Language, SellerTexts> = {
  fr: {
    title: 'Rapport au vendeur',
    intro:
      'Chaque lundi matin, le vendeur reçoit ces chiffres par courriel, avec un PDF. Il peut y mettre fin par un lien du courriel\u00a0; le rapport prend fin de lui-même quand la propriété quitte le marché.',
    email: 'Courriel du vendeur',
    locale: 'Langue',
    locales: { fr: 'Français', en: 'Anglais' },
    consent: 'Consentement',
    consentHint:
      'Comment et quand le vendeur a accepté. Par exemple\u00a0: «\u00a0Contrat de courtage signé le 2 juin\u00a0».',
    add: 'Ajouter le vendeur',
    added: 'Vendeur ajouté\u00a0: premier rapport lundi',
    offMarket: 'Cette propriété n’est plus sur le marché\u00a0: aucun rapport ne part.',
    none: 'Aucun vendeur ne reçoit de rapport pour cette propriété.',
    status: ({ status, end_reason }) =>
      status === 'active' ? 'Envoyé chaque lundi' : status === 'paused' ? 'En pause' : ends.fr[end_reason ?? 'staff'],
    detail: ({ staff, consent, locale }, added, sent) =>
      `${locale === 'fr' ? 'En français' : 'En anglais'} · Ajouté par ${staff} le ${added} · Consentement\u00a0: ${consent}${sent ? ` · Dernier envoi le ${sent}` : ''}`,
    preview: 'Aperçu',
    previewOf: (email) => `Aperçu du rapport à ${email}`,
    pdf: 'Ouvrir le PDF',
    close: 'Fermer',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    end: 'Arrêter',
    endHeading: (email) => `Arrêter le rapport à ${email}\u00a0?`,
    endBody: 'C’est définitif. Pour le reprendre, il faudra ajouter le vendeur de nouveau, avec son consentement.',
    changed: 'Rapport modifié',
    failed: 'La modification n’a pas été enregistrée\u00a0: le service ne répond pas.',
  },
  en: {
    title: 'Report to the seller',
    intro:
      'Every Monday morning the seller gets these figures by email, with a PDF. A link in the email ends it, and the report ends by itself when the property leaves the market.',
    email: 'Seller’s email',
    locale: 'Language',
    locales: { fr: 'French', en: 'English' },
    consent: 'Consent',
    consentHint: 'How and when the seller agreed. For example: “Brokerage contract signed on June 2”.',
    add: 'Add the seller',
    added: 'Seller added: first report on Monday',
    offMarket: 'This property is no longer on the market: no report is sent.',
    none: 'No seller gets a report of this property.',
    status: ({ status, end_reason }) =>
      status === 'active' ? 'Sent every Monday' : status === 'paused' ? 'Paused' : ends.en[end_reason ?? 'staff'],
    detail: ({ staff, consent, locale }, added, sent) =>
      `${locale === 'fr' ? 'In French' : 'In English'} · Added by ${staff} on ${added} · Consent: ${consent}${sent ? ` · Last sent on ${sent}` : ''}`,
    preview: 'Preview',
    previewOf: (email) => `Preview of the report to ${email}`,
    pdf: 'Open the PDF',
    close: 'Close',
    pause: 'Pause',
    resume: 'Resume',
    end: 'Stop',
    endHeading: (email) => `Stop the report to ${email}?`,
    endBody: 'This is final. To send it again, the seller has to be added anew, with the consent.',
    changed: 'Report changed',
    failed: 'The change was not saved: the service does not answer.',
  },
};
