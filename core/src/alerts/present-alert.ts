import type { Alert } from '@vitrine/contract/core/alerts.ts';
import type { Selectable } from 'kysely';
import type { AlertTable } from '../db/alert-tables.ts';
import { alertQuery } from './alert-search.ts';
import type { AlertNames } from './find-alert-names.ts';

/**
 * Returns `lea@example.ca` as `l…a@example.ca`: its owner recognises it, and nobody else who has the link learns it.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = email.slice(0, at);
  return `${first}…${others.length > 1 ? others.at(-1) : ''}${email.slice(at)}`;
}

/** Returns the alert as its page shows it (`contract/src/core/alerts.ts`). */
export const presentAlert = (alert: Selectable<AlertTable>, signUpPage: string | null, names: AlertNames): Alert => ({
  status: alert.status,
  frequency: alert.frequency,
  locale: alert.locale,
  email: maskEmail(alert.email),
  criteria: {
    municipalities: alert.municipalities,
    unknown_municipalities: alert.unknown_municipalities,
    property_type: alert.property_type,
    budget_min: alert.price_min,
    budget_max: alert.price_max,
    bedrooms: alert.bedrooms,
    bathrooms: alert.bathrooms,
    area: alert.area,
    ...names,
  },
  query: alertQuery(alert),
  created_at: alert.created_at.toISOString(),
  confirmed_at: alert.confirmed_at?.toISOString() ?? null,
  matches: alert.matches,
  sign_up_page: signUpPage,
});
