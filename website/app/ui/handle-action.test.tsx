// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { act, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { handleAction } from './handle-action.ts';
import rememberClicks from './remember-clicks.inline.ts?script';
import { replayClicks } from './replay-clicks.ts';

runInThisContext(rememberClicks);
const html = '<div data-hydration="visible"><!--$--><button data-action="print">Imprimer</button><!--/$--></div>';
const button = () => document.querySelector('button') ?? expect.unreachable();
let life = new AbortController();

afterEach(() => {
  life.abort();
  life = new AbortController();
  vi.unstubAllGlobals();
});

test('a click from before the document handles the action is made once', () => {
  document.body.innerHTML = html;
  button().click();
  expect(button().ariaBusy).toBe('true');
  const run = vi.fn();
  handleAction('print', run, life.signal);
  expect([run.mock.calls, button().ariaBusy]).toEqual([[[button()]], null]);
});

test('a button in a block that waits for its code works, and its click is not made again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const run = vi.fn();
  handleAction('print', run, life.signal);
  document.body.innerHTML = html;
  const Waiting = lazy(() => new Promise<never>(() => undefined));
  const page = (
    <div data-hydration="visible">
      <Suspense>
        <Waiting />
      </Suspense>
    </div>
  );
  const root = await act(async () => hydrateRoot(document.body, page));
  await act(async () => button().click());
  const block = button().closest('div') ?? expect.unreachable();
  block.dataset.hydrated = '';
  replayClicks(block);
  expect([run.mock.calls, button().ariaBusy]).toEqual([[[button()]], null]);
  await act(async () => root.unmount());
});
