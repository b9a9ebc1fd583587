import type { FieldError } from '@vitrine/contract/core/contact.ts';

/** Result of a submission. */
export type SubmitOutcome =
  | { kind: 'sent' }
  /** Fields are invalid, according to the browser's check or to core. */
  | { kind: 'refused'; errors: readonly FieldError[] }
  /** `message` is the text of the service in the visitor's language; '' without one. */
  | { kind: 'failed'; message: string };

/** State of a contact form (contact.13). The form fields hold the typed values. */
export interface ContactState {
  outcome: 'neutral' | 'success' | 'failure';
  isSending: boolean;
  errors: readonly FieldError[];
  message: string;
  /** True from a success until the visitor wants to write again: what happens next shows in place of the fields. */
  isDone: boolean;
}

export type ContactEvent =
  | { kind: 'send' }
  | SubmitOutcome
  | { kind: 'edited'; field: string }
  | { kind: 'toastClosed' }
  | { kind: 'restart' };

export const neutralContact: ContactState = {
  outcome: 'neutral',
  isSending: false,
  errors: [],
  message: '',
  isDone: false,
};

/**
 * Returns the next state: neutral while sending, then success or failure, then neutral again once the toast is closed. After a
 * failure the errors stay beside their fields until each field is edited, so that the visitor can still read them. The failure
 * ends with the last error.
 */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.kind) {
    case 'send':
      return { ...neutralContact, isSending: true };
    case 'sent':
      return { ...neutralContact, outcome: 'success', isDone: true };
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
    case 'restart':
      return { ...state, isDone: false };
  }
}
