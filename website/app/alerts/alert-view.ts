import type { AlertFrequency, AlertStatus } from '@vitrine/contract/core/alerts.ts';

/** A property alert as its page shows it, in the language of the page. */
export interface ShownAlert {
  status: AlertStatus;
  frequency: AlertFrequency;
  /** Masked: `l…a@example.ca`. */
  email: string;
  /** What it looks for, one short text each; none where it looks for anything, or no more. */
  criteria: string[];
  /** Names of places that core does not know, and so finds nothing in. */
  unknownPlaces: string[];
  /** The page of the search with the same criteria. */
  searchPath: string;
  /** The page with the form that it came from; null where that is not known. */
  signUpPath: string | null;
  /** The day on which it was made: `20 novembre 2026`. */
  since: string;
  /** How many listings were sent so far. */
  matches: number;
}

/** What a visitor can do to an alert: the values of the buttons named `do`. */
export const alertActions = ['confirm', 'save', 'pause', 'resume', 'unsubscribe'] as const;
export type AlertAction = (typeof alertActions)[number];

/** What came of the form that led here. */
export type AlertNotice = AlertAction | 'failed';

export type AlertView =
  | { kind: 'alert'; alert: ShownAlert; formPath: string; notice: AlertNotice | null }
  /** No alert has this token, or has it any more. */
  | { kind: 'unknown' }
  /** Core cannot be asked right now. */
  | { kind: 'away' };

export const frequencies = ['at_once', 'daily', 'weekly'] as const satisfies readonly AlertFrequency[];
