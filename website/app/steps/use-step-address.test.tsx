// @vitest-environment jsdom
import { act, useReducer, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { connectRouter } from '../navigation/navigate.ts';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { render } from '../test-render.tsx';
import { useStepAddress } from './use-step-address.ts';

afterEach(() => vi.restoreAllMocks());

const at = (fragment: string) => placeOf(new URL(`http://site.test/fr#${fragment}`));

function Form() {
  const [step, go] = useReducer((_: number, next: number) => next, 2);
  useStepAddress('alert', step, go);
  return (
    <button type="button" onClick={() => go(step + 1)}>
      {step}
    </button>
  );
}

const form = (place: ReturnType<typeof at>) => (
  <PlaceProvider place={place}>
    <Form />
  </PlaceProvider>
);

test('a step back that comes before the address of the next step was rendered is followed', async () => {
  const navigate = vi.fn(async () => undefined);
  connectRouter({ navigate });
  const { container, rerender } = await render(form(at('alert-2')));
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(navigate.mock.calls).toMatchObject([['/fr#alert-3', { state: { stepBefore: 2 } }]]);
  expect(button?.textContent).toBe('3');
  await rerender(form(at('alert-2')));
  expect(button?.textContent).toBe('2');
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
  const navigate = vi.fn(async () => undefined);
  connectRouter({ navigate });
  const { container } = await render(<LeavingPage />);
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('1');
  expect(navigate).not.toHaveBeenCalled();
});
