import type { FormType } from '@vitrine/contract/core/contact.ts';
import type { LeadStage, LeadStatus } from '@vitrine/contract/core/staff-leads.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

interface CsvTexts {
  fileName: string;
  columns: Record<'received' | 'site' | 'form' | 'stage' | 'status' | 'currentAssignee' | 'message' | 'notes', string>;
  closing: Record<'page' | 'variant' | 'language' | 'consent' | 'id', string>;
  forms: Record<FormType, string>;
  stages: Record<LeadStage, string>;
  statuses: Record<LeadStatus, string>;
}

/** Texts of the CSV file; form fields have the same names as in the mails. */
export const csvTexts: Record<Locale, CsvTexts> = {
  fr: {
    fileName: 'demandes',
    columns: {
      received: 'Reçue le',
      site: 'Site',
      form: 'Formulaire',
      stage: 'Étape',
      status: 'Quarantaine',
      currentAssignee: 'Responsable',
      message: 'Message',
      notes: 'Notes',
    },
    closing: { page: 'Page', variant: 'Variante', language: 'Langue', consent: 'Consentement', id: 'Identifiant' },
    forms: {
      contact_form: 'Contact',
      visit_request: 'Demande de visite',
      property_alert: 'Alerte immobilière',
      property_valuation: 'Évaluation',
    },
    stages: { new: 'Nouvelle', in_progress: 'En cours', closed: 'Fermée' },
    statuses: { accepted: 'Non', quarantined: 'Oui' },
  },
  en: {
    fileName: 'leads',
    columns: {
      received: 'Received',
      site: 'Site',
      form: 'Form',
      stage: 'Stage',
      status: 'Quarantined',
      currentAssignee: 'Assigned to',
      message: 'Message',
      notes: 'Notes',
    },
    closing: { page: 'Page', variant: 'Variant', language: 'Language', consent: 'Consent', id: 'Id' },
    forms: {
      contact_form: 'Contact',
      visit_request: 'Visit request',
      property_alert: 'Property alert',
      property_valuation: 'Valuation',
    },
    stages: { new: 'New', in_progress: 'In progress', closed: 'Closed' },
    statuses: { accepted: 'No', quarantined: 'Yes' },
  },
};
