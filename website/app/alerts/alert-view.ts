import type { AlertFrequency, AlertStatus } from '@vitrine/contract/core/alerts.ts';
import type { SearchFilters } from '../search/filters.ts';
import type { FilterChoices } from '../search/search-data.ts';

/** A property alert in the language of its page. */
export interface FormattedAlert {
  status: AlertStatus;
  frequency: AlertFrequency;
  /** Masked: `l…a@example.ca`. */
  email: string;
  /** One short text for each criterion; empty when the alert has none, or has ended. */
  criteria: string[];
  /** Names of municipalities that core does not know, which match no listing. */
  unknownPlaces: string[];
  /** The same criteria as filters of the search. */
  filters: SearchFilters;
  /** Address of the search with the same criteria. */
  searchPath: string;
  /** Address of the page with the form that created it; null when unknown. */
  signUpPath: string | null;
  /** Day of its creation: `20 novembre 2026`. */
  since: string;
  /** Number of listings sent so far. */
  matches: number;
}

/** Actions on an alert: the values of the buttons named `do`. */
export const alertActions = ['confirm', 'save', 'change', 'pause', 'resume', 'unsubscribe'] as const;
export type AlertAction = (typeof alertActions)[number];

/** Result of the submitted form. */
export type AlertNotice = AlertAction | 'failed';

export type AlertView =
  | { kind: 'alert'; alert: FormattedAlert; choices: FilterChoices; formPath: string; notice: AlertNotice | null }
  /** No alert has this token, or it no longer exists. */
  | { kind: 'unknown' }
  /** Core did not answer. */
  | { kind: 'unavailable' };

export const frequencies = ['at_once', 'daily', 'weekly'] as const satisfies readonly AlertFrequency[];
