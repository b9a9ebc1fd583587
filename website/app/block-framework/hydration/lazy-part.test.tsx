// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { defineLazyPart, LazyBlockPart, registerLazyParts } from './lazy-part.tsx';

function Estimate({ title }: { title: string }) {
  const [typed, setTyped] = useState('100');
  const [years, setYears] = useState('25');
  const [rhythm, setRhythm] = useState('monthly');
  const [isInsured, setInsured] = useState(false);
  return (
    <form>
      <h2>{title}</h2>
      <input aria-label="Price" defaultValue="100" onInput={(event) => setTyped(event.currentTarget.value)} />
      <output>{typed}</output>
      <select aria-label="Years" value={years} onChange={({ target }) => setYears(target.value)}>
        <option value="15">15</option>
        <option value="25">25</option>
      </select>
      {['monthly', 'weekly'].map((each) => (
        <input
          key={each}
          type="radio"
          name="rhythm"
          value={each}
          checked={rhythm === each}
          onChange={() => setRhythm(each)}
        />
      ))}
      <input type="checkbox" checked={isInsured} onChange={({ target }) => setInsured(target.checked)} />
      <p>{[years, rhythm, isInsured].join()}</p>
    </form>
  );
}

/** The part as the server renders it, and as a browser loads it, where it is not registered. */
const part = defineLazyPart('on the server', Estimate);
registerLazyParts([part]);
const load = vi.fn(async () => ({ part }));
const onServer = { name: 'on the server', load, className: undefined };
const inBrowser = { ...onServer, name: 'in the browser' };

let comeNear: () => void = () => undefined;
beforeEach(() => {
  load.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '';
});

async function hydrate() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LazyBlockPart source={onServer} title="Payment" />);
  const field = container.querySelector('input');
  if (!field) throw new Error('The server did not render the part.');
  const root = await act(async () => hydrateRoot(container, <LazyBlockPart source={inBrowser} title="Payment" />));
  return { container, field, root };
}

test('the server renders a part at once', () => {
  expect(renderToString(<LazyBlockPart source={onServer} title="Payment" />)).toContain('<h2>Payment</h2>');
});

test('a browser keeps the HTML of a part, also when the block renders anew, and loads no code until it comes near', async () => {
  const { container, field, root } = await hydrate();
  await act(async () => root.render(<LazyBlockPart source={inBrowser} title="Payment" />));
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('input')).toBe(field);
  await act(async () => root.unmount());
});

test('a part that comes near is hydrated, and knows what was typed before', async () => {
  const { container, field, root } = await hydrate();
  field.value = '250';
  await act(async () => comeNear());
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.querySelector('input')).toBe(field);
  expect(container.querySelector('output')?.textContent).toBe('250');
  expect(container.querySelector('[data-hydrated]')).not.toBeNull();
  await act(async () => root.unmount());
});

test('a part that is hydrated knows what was chosen before', async () => {
  const { container, root } = await hydrate();
  const choose = container.querySelector('select') ?? expect.fail();
  const weekly = container.querySelector<HTMLInputElement>('[value="weekly"]') ?? expect.fail();
  const insured = container.querySelector<HTMLInputElement>('[type="checkbox"]') ?? expect.fail();
  choose.value = '15';
  weekly.checked = true;
  insured.checked = true;
  await act(async () => comeNear());
  expect(container.querySelector('p')?.textContent).toBe('15,weekly,true');
  expect([choose.value, weekly.checked, insured.checked]).toEqual(['15', true, true]);
  await act(async () => root.unmount());
});

test('a visitor who points at a part need not wait for it to come near', async () => {
  const { field, root } = await hydrate();
  await act(async () => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

test('a part that is rendered in the browser alone is empty until its code is loaded', async () => {
  const { container } = await render(<LazyBlockPart source={inBrowser} title="Payment" />);
  expect(container.querySelector('[data-hydration]:empty')).not.toBeNull();
  await act(async () => comeNear());
  expect(container.querySelector('h2')?.textContent).toBe('Payment');
});
