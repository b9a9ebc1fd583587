import type { FieldError } from '@vitrine/contract/core/contact.ts';

/** What came of sending a form. */
export type SubmitOutcome =
  | { kind: 'sent' }
  /** Fields are wrong: found here, or by core. */
  | { kind: 'refused'; errors: readonly FieldError[] }
  /** `message` is the service's own, in the visitor's language; '' where there is none. */
  | { kind: 'failed'; message: string };

/** The state of a contact form (`1-shell §4`). What the visitor typed is not part of it: the fields hold that. */
export interface ContactState {
  outcome: 'neutral' | 'success' | 'failure';
  isSending: boolean;
  errors: readonly FieldError[];
  message: string;
}

export type ContactEvent =
  | { kind: 'send' }
  | SubmitOutcome
  | { kind: 'edited'; field: string }
  | { kind: 'toastClosed' };

export const neutralContact: ContactState = { outcome: 'neutral', isSending: false, errors: [], message: '' };

/**
 * Neutral while sending, then success or failure, then neutral again once the toast is closed. A closed failure leaves the
 * errors beside their fields, where each stands until its field is edited: who mends a form needs them. With the last one the
 * failure is over.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.kind) {
    case 'send':
      return { ...neutralContact, isSending: true };
    case 'sent':
      return { ...neutralContact, outcome: 'success' };
    case 'refused':
      return { ...neutralContact, outcome: 'failure', errors: event.errors };
    case 'failed':
      return { ...neutralContact, outcome: 'failure', message: event.message };
    case 'edited': {
      const errors = state.errors.filter(({ field }) => field !== event.field);
      if (errors.length === state.errors.length) return state;
      return errors.length > 0 ? { ...state, errors } : neutralContact;
    }
    case 'toastClosed':
      return { ...state, outcome: 'neutral', message: '' };
  }
}
