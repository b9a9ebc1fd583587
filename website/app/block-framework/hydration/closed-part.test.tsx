// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { ClosedBlockPart } from './closed-part.tsx';
import { defineLazyPart, registerLazyParts } from './lazy-part.tsx';

const Fields = ({ count }: { count: number }) => <input aria-label="Rooms" defaultValue="2" data-count={count} />;

/** The part as the server renders it, and as a browser loads it, where it is not registered. */
const part = defineLazyPart('fields on the server', Fields);
registerLazyParts([part]);
const load = vi.fn(async () => ({ part }));
const onServer = { name: 'fields on the server', load, className: undefined };
const inBrowser = { ...onServer, name: 'fields in the browser' };

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(async () => ({ part }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '';
});

async function hydrate() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ClosedBlockPart source={onServer} isOpen={false} count={1} />);
  const field = container.querySelector('input');
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <ClosedBlockPart source={inBrowser} isOpen={false} count={1} />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  const show = (isOpen: boolean, count: number) =>
    act(async () => root.render(<ClosedBlockPart source={inBrowser} isOpen={isOpen} count={count} />));
  return { container, field, complaints, show };
}

test('a closed part keeps the HTML of the server and loads nothing, also when what it shows changes', async () => {
  const { container, field, complaints, show } = await hydrate();
  await show(false, 2);
  expect(field).not.toBeNull();
  expect(container.querySelector('input')).toBe(field);
  expect(load).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
});

test('an opened part is rendered with what it shows now', async () => {
  const { container, show } = await hydrate();
  await show(false, 2);
  await show(true, 3);
  expect(container.querySelectorAll('input')).toHaveLength(1);
  expect(container.querySelector('input')?.dataset.count).toBe('3');
  await show(false, 4);
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.querySelector('input')?.dataset.count).toBe('4');
});

test('an opening after a failure tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('The network is away.'));
  const { container, field, show } = await hydrate();
  await show(true, 1);
  expect(container.querySelector('input')).toBe(field);
  await show(false, 1);
  await show(true, 2);
  expect(container.querySelector('input')?.dataset.count).toBe('2');
});

test('a part that is rendered in the browser alone is empty until it is opened', async () => {
  const { container, rerender } = await render(<ClosedBlockPart source={inBrowser} isOpen={false} count={1} />);
  expect(container.querySelector('input')).toBeNull();
  await rerender(<ClosedBlockPart source={inBrowser} isOpen count={1} />);
  expect(container.querySelector('input')).not.toBeNull();
});

test('the HTML of an opened part is inert until its code is there, or does not come', async () => {
  const { container, show } = await hydrate();
  const frame = () => container.firstElementChild;
  const loading = Promise.withResolvers<{ part: typeof part }>();
  load.mockImplementation(() => loading.promise);
  await show(true, 1);
  expect([frame()?.hasAttribute('inert'), frame()?.getAttribute('aria-busy')]).toEqual([true, 'true']);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => loading.reject(new Error('offline')));
  expect([frame()?.hasAttribute('inert'), frame()?.getAttribute('aria-busy')]).toEqual([false, null]);
});
