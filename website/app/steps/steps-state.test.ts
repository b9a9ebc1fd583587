import { describe, expect, test } from 'vitest';
import { alertSteps } from './alert-steps.ts';
import { canSubmit, type StepsEvent, startSteps, stepsReducer } from './steps-state.ts';
import { valuationSteps } from './valuation-steps.ts';

const reduce = stepsReducer(alertSteps);
const after = (...events: StepsEvent[]) => events.reduce(reduce, startSteps(alertSteps));
const edit = (name: string, value: string): StepsEvent => ({ kind: 'edit', name, value });
const next: StepsEvent = { kind: 'next' };
const chosen = [next, edit('municipalities', '66023'), next];
const situation = [edit('moving_date', '0-60-days'), edit('current_situation', 'owner'), next];
const wishes = [next, edit('bedrooms', '0'), edit('bathrooms', '1'), next];
const contact = [
  edit('firstname', 'Léa'),
  edit('lastname', 'Roy'),
  edit('phone', '(514) 555-0123'),
  edit('email', 'lea@example.ca'),
  next,
];
const address = [edit('address', '1, rue Un'), edit('city', 'Québec'), edit('postal_code', 'G1R 4S9')];
const filled = [...chosen, ...situation, ...wishes, ...contact, ...address];

describe('the steps', () => {
  test('are six for the alert and seven for the valuation', () => {
    expect([alertSteps.steps.length, valuationSteps.steps.length]).toEqual([6, 7]);
  });

  test('begin with the intro, which asks nothing', () => expect(after(next).step).toBe(1));

  test('are kept by what is wrong with them', () => {
    const state = after(next, next);
    expect(state.step).toBe(1);
    expect(state.errors).toEqual([{ field: 'municipalities', code: 'required' }]);
  });

  test('let go once everything is right', () => expect(after(...chosen).step).toBe(2));

  test('forget the errors on the way back', () => {
    const state = after(...chosen, next, { kind: 'go', step: 1 });
    expect([state.step, state.errors]).toEqual([1, []]);
  });

  test('cannot be jumped over', () => expect(after(...chosen, { kind: 'go', step: 5 }).step).toBe(2));

  test('can be gone back and forth where they were right', () => {
    expect(after(...chosen, { kind: 'go', step: 1 }, { kind: 'go', step: 2 }).step).toBe(2);
  });

  test('take zero for an answer', () => expect(after(...chosen, ...situation, ...wishes).step).toBe(5));
});

describe('after a reload', () => {
  const values = { municipalities: '66023' };
  const kept = { kind: 'restore', values, reached: 3, hasKept: true } as const;

  test.each([
    [3, 3],
    [2, 2],
    [0, 0],
    [9, 3],
  ])('step %i of the address shows step %i of three that were reached', (step, shown) => {
    const state = after({ ...kept, step });
    expect([state.step, state.reached, state.values.municipalities]).toEqual([shown, 3, '66023']);
  });

  test('the visitor may start over, with nothing said', () => {
    const state = after({ ...kept, step: 3 }, { kind: 'restart', values: { query: '?a' } });
    expect([state.step, state.reached, state.hasKept]).toEqual([0, 0, false]);
    expect(state.values).toEqual({ ...alertSteps.defaults, query: '?a' });
  });
});

test('an error goes when its field is edited', () => {
  expect(after(...chosen, next, edit('moving_date', '0-60-days')).errors).toEqual([
    { field: 'current_situation', code: 'required' },
  ]);
});

describe('the last step', () => {
  test('can be sent once address, city and postal code are there', () => {
    expect(canSubmit(after(...filled))).toBe(true);
    expect(canSubmit(after(...filled, edit('city', ' ')))).toBe(false);
  });

  test('is checked before it is sent', () => {
    const state = after(...filled, edit('postal_code', 'G1R'), { kind: 'submit' });
    expect(state.errors).toEqual([{ field: 'postal_code', code: 'invalid' }]);
    expect(state.submission).toBe('idle');
  });

  test('cannot be sent twice, nor changed on its way', () => {
    const state = after(...filled, { kind: 'submit' });
    expect(canSubmit(state)).toBe(false);
    expect(reduce(state, edit('city', 'Lévis'))).toBe(state);
    expect(reduce(state, { kind: 'submit' })).toBe(state);
  });

  test('keeps its place and asks for the box of the captcha that was not ticked', () => {
    const errors = [{ field: 'recaptcha_response', code: 'required' } as const];
    const state = after(...filled, { kind: 'submit' }, { kind: 'refused', errors });
    expect([state.step, state.submission, state.errors]).toEqual([6, 'failed', errors]);
    expect(canSubmit(state)).toBe(true);
  });

  test('fails as a whole where core refuses what is no question', () => {
    const errors = [{ field: 'form_type', code: 'invalid' } as const];
    const state = after(...filled, { kind: 'submit' }, { kind: 'refused', errors });
    expect([state.step, state.submission, state.errors]).toEqual([6, 'failed', []]);
  });

  test('can be sent again after a failure', () => {
    const state = after(...filled, { kind: 'submit' }, { kind: 'failed', message: '' });
    expect(canSubmit(state)).toBe(true);
  });

  test('goes back to the step that core refuses', () => {
    const errors = [{ field: 'first_name', code: 'too_long' } as const];
    const state = after(...filled, { kind: 'submit' }, { kind: 'refused', errors });
    expect([state.step, state.submission]).toEqual([5, 'failed']);
    expect(state.errors).toEqual([{ field: 'firstname', code: 'too_long' }]);
  });
});
