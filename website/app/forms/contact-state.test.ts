import { describe, expect, test } from 'vitest';
import { type ContactState, contactReducer, neutralContact } from './contact-state.ts';

const two = [
  { field: 'first_name', code: 'required' },
  { field: 'email', code: 'invalid' },
] as const;

const after = (...events: Parameters<typeof contactReducer>[1][]): ContactState =>
  events.reduce(contactReducer, neutralContact);

describe('a contact form', () => {
  test('stays neutral while it is sent', () => {
    expect(after({ kind: 'send' })).toMatchObject({ outcome: 'neutral', isSending: true });
  });

  test('is a success once it is sent, and neutral once the toast is closed', () => {
    expect(after({ kind: 'send' }, { kind: 'sent' })).toMatchObject({ outcome: 'success', isSending: false });
    expect(after({ kind: 'send' }, { kind: 'sent' }, { kind: 'toastClosed' })).toMatchObject({ outcome: 'neutral' });
  });

  test('gives way to what happens next once it is sent, and is back for another message', () => {
    const sent = after({ kind: 'send' }, { kind: 'sent' }, { kind: 'toastClosed' });
    expect(sent.isDone).toBe(true);
    expect(contactReducer(sent, { kind: 'restart' })).toEqual(neutralContact);
  });

  test('keeps its errors beside the fields when the toast of a failure is closed', () => {
    const state = after({ kind: 'refused', errors: two }, { kind: 'toastClosed' });
    expect(state).toMatchObject({ outcome: 'neutral', errors: two });
  });

  test('loses the error of a field that is edited, and its failure with the last one', () => {
    const state = after({ kind: 'refused', errors: two }, { kind: 'edited', field: 'email' });
    expect(state).toMatchObject({ outcome: 'failure', errors: [two[0]] });
    expect(contactReducer(state, { kind: 'edited', field: 'first_name' })).toEqual(neutralContact);
  });

  test('keeps its message when a field is edited that was right', () => {
    const failed = after({ kind: 'failed', message: 'Réessayez plus tard.' });
    expect(contactReducer(failed, { kind: 'edited', field: 'message' })).toBe(failed);
  });

  test('forgets an earlier failure when it is sent again', () => {
    expect(after({ kind: 'refused', errors: two }, { kind: 'send' })).toMatchObject({ outcome: 'neutral', errors: [] });
  });
});
