import type { Language } from '../../accounts/account-texts.ts';
import { formatDateTime } from '../leads/format-date.ts';

/** Labels of the fields that administrators look up most; any other field is shown by its name. */
const labels: Record<string, Record<Language, string>> = {
  email: { fr: 'Courriel', en: 'Email' },
  name: { fr: 'Nom', en: 'Name' },
  role: { fr: 'Rôle', en: 'Role' },
  sites: { fr: 'Sites confiés', en: 'Sites' },
  second_factor_required: { fr: 'Validation en deux étapes exigée', en: 'Two-step verification demanded' },
  sessions: { fr: 'Sessions', en: 'Sessions' },
  maintenance: { fr: 'En maintenance', en: 'Under maintenance' },
  domains: { fr: 'Domaines', en: 'Domains' },
  site_id: { fr: 'Identifiant du site', en: 'Site id' },
  microsite_id: { fr: 'Identifiant des demandes et des propriétés', en: 'Id for leads and listings' },
  site_key: { fr: 'Clé du site', en: 'Site key' },
  site_type: { fr: 'Type de site', en: 'Type of site' },
  header: { fr: 'En-tête', en: 'Header' },
  footer: { fr: 'Pied de page', en: 'Footer' },
  stage: { fr: 'Étape', en: 'Stage' },
  assignee: { fr: 'Responsable', en: 'Assigned to' },
  retention_days: { fr: 'Durée de conservation (jours)', en: 'Keep leads for (days)' },
  webhook_url: { fr: 'Adresse du webhook', en: 'Webhook address' },
  leads: { fr: 'Demandes', en: 'Leads' },
  publish_at: { fr: 'Publication prévue', en: 'Planned publication' },
  unpublish_at: { fr: 'Retrait prévu', en: 'Planned removal from the site' },
  alerts: { fr: 'Alertes immobilières', en: 'Property alerts' },
};

export const auditFieldName = (field: string, language: Language): string => labels[field]?.[language] ?? field;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Formats a value of an audit entry. A time, which is stored in UTC, becomes a local date and time in the time zone of the offices. */
export const auditValue = (value: string, language: Language): string =>
  moment.test(value) ? formatDateTime(language, value) : value;
