// @vitest-environment jsdom
import { act, useReducer, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectRouter } from '../navigation/navigate.ts';
import { type Arrival, placeOf } from '../navigation/place.ts';
import type { Navigate } from '../navigation/router.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { render } from '../test-render.tsx';
import { useStepAddress } from './use-step-address.ts';

const navigate = vi.fn<Navigate>(async () => undefined);
const addresses = () => navigate.mock.calls.map(([to]) => to);
beforeEach(() => {
  navigate.mockClear();
  connectRouter({ navigate });
});

const place = (address: string, state: unknown = null) =>
  placeOf(new URL(address, 'http://site.test/fr'), 'load', state);
const at = (fragment: string) => place(`#${fragment}`);

function Form() {
  const [step, go] = useReducer((_: number, next: number) => next, 2);
  useStepAddress('alert', step, go);
  return (
    <button type="button" onClick={() => go(step + 1)}>
      {step}
    </button>
  );
}

const form = (place: ReturnType<typeof at>, arrival?: Arrival) => (
  <PlaceProvider place={place} arrival={arrival}>
    <Form />
  </PlaceProvider>
);
const button = () => document.querySelector('button');

test('a step back that comes before the address of the next step was rendered is followed', async () => {
  const { rerender } = await render(form(at('alert-2')));
  await act(async () => button()?.click());
  expect(navigate.mock.calls).toMatchObject([['/fr#alert-3', { state: { stepBefore: 2 } }]]);
  expect(button()?.textContent).toBe('3');
  await rerender(form(at('alert-2')));
  expect(button()?.textContent).toBe('2');
});

/** A form that goes to its second step in the same event in which the visitor leaves for the place of its first. */
function Leaving({ leave }: { leave: () => void }) {
  const [step, go] = useReducer((_: number, next: number) => next, 3);
  useStepAddress('alert', step, go);
  const followFirst = () => {
    go(2);
    leave();
  };
  return (
    <button type="button" onClick={followFirst}>
      {step}
    </button>
  );
}

function LeavingPage() {
  const [place, setPlace] = useState(at('alert-3'));
  return (
    <PlaceProvider place={place}>
      <Leaving leave={() => setPlace(at('alert-1'))} />
    </PlaceProvider>
  );
}

test('of two steps back, the second is followed when its place is rendered with the step of the first', async () => {
  await render(<LeavingPage />);
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('1');
  expect(navigate).not.toHaveBeenCalled();
});

test('a step that comes before the address of the step before was rendered is kept, with its own address', async () => {
  const { rerender } = await render(form(at('alert-2')));
  await act(async () => button()?.click());
  await act(async () => {
    button()?.click();
    await rerender(form(place('#alert-3', navigate.mock.lastCall?.[1]?.state), 'push'));
  });
  expect(button()?.textContent).toBe('4');
  expect(addresses()).toEqual(['/fr#alert-3', '/fr#alert-4']);
});

test('of two forms of the same name, neither changes the address that the other wrote', async () => {
  const { rerender } = await render(form(at('alert-2')));
  await rerender(form(place('#alert-3', { form: 'alert', stepBefore: 2 }), 'push'));
  expect([button()?.textContent, addresses()]).toEqual(['3', []]);
});

const ofValuation = { form: 'valuation', stepBefore: 1 };

test.each<[what: string, step: string, ...Parameters<typeof place>]>([
  ['a link to a step leads to it', '1', '#alert-1'],
  ['a link to the page leads to the intro', '0', ''],
  ['a link to another fragment leaves the form at its step', '2', '#main-content'],
  ['the step of another form leaves the form at its step', '2', '#valuation-2', ofValuation],
  ['another form that has ended leaves the form at its step', '2', '', ofValuation],
  ['another query leaves the form at its step', '2', '?type=condo'],
])('%s', async (_, step, ...to) => {
  const { rerender } = await render(form(at('alert-2')));
  await rerender(form(place(...to), 'push'));
  expect([button()?.textContent, addresses()]).toEqual([step, []]);
});

test.each(['', '#property_alert', '#valuation-1', '?type=condo'])(
  'going back to “%s” leads to the intro',
  async (to) => {
    const { rerender } = await render(form(at('alert-2')));
    await rerender(form(place(to), 'traverse'));
    expect([button()?.textContent, addresses()]).toEqual(['0', []]);
  },
);

/** A form at its first step, with the button that goes back. */
function FirstStep() {
  const goBack = useStepAddress('alert', 1, vi.fn());
  return (
    <button type="button" onClick={goBack}>
      Précédent
    </button>
  );
}
const firstStep = (fragment: string) => (
  <PlaceProvider place={place(fragment, { form: 'alert', stepBefore: 0 })}>
    <FirstStep />
  </PlaceProvider>
);

test('a second press of the back button waits for the first, and does not leave the page', async () => {
  const { rerender } = await render(firstStep('#alert-1'));
  for (let presses = 0; presses < 2; presses++) await act(async () => button()?.click());
  expect(addresses()).toEqual([-1]);
  await rerender(firstStep('#alert-1'));
  await act(async () => button()?.click());
  expect(addresses()).toEqual([-1, -1]);
});
