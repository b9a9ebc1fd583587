// @vitest-environment jsdom
import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { connectRouter } from '../navigation/navigate.ts';
import { type Place, placeOf } from '../navigation/place.ts';
import type { Navigate } from '../navigation/router.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { render } from '../test-render.tsx';
import type { StepsDefinition } from './step-definition.ts';
import { keepAnswers } from './step-values.ts';
import { useSteps } from './use-steps.ts';

const twoSteps: StepsDefinition = {
  ...{ formType: 'property_alert', defaults: {}, ownPayload: () => ({}) },
  steps: ['contact', 'address'].map((id) => ({ id, fields: [] })),
};
let captcha = Promise.withResolvers<string>();

function Form() {
  const element = useRef(null);
  const { state, send } = useSteps({
    ...{ form: twoSteps, name: 'alert', element },
    ...{ payload: () => new FormData(), answerCaptcha: () => captcha.promise },
  });
  return (
    <button type="button" onClick={send}>
      {`${state.submission} at ${state.step}`}
    </button>
  );
}
const formAt = (place: Place) => (
  <PlaceProvider place={place} arrival="traverse">
    <Form />
  </PlaceProvider>
);
const at = (fragment: string) => placeOf(new URL(`http://site.test/fr${fragment}`));

test('going back while a form is sent leaves its step, which is in the address again once it failed', async () => {
  const navigate = vi.fn<Navigate>(async () => undefined);
  connectRouter({ navigate });
  captcha = Promise.withResolvers();
  keepAnswers('property_alert', { values: { query: '' }, reached: 2 });
  window.location.hash = '#alert-2';
  const { container, rerender } = await render(formAt(at('#alert-2')));
  const shown = () => container.textContent;
  await act(async () => container.querySelector('button')?.click());
  await rerender(formAt(at('#alert-1')));
  expect([shown(), navigate.mock.calls]).toEqual(['submitting at 2', []]);
  await act(async () => captcha.resolve(''));
  expect(shown()).toBe('failed at 2');
  expect(navigate.mock.calls).toMatchObject([['/fr#alert-2', { state: { stepBefore: 1 } }]]);
});
