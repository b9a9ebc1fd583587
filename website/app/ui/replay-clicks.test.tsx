// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { act, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/tests/console-guard.ts';
import rememberClicks from './remember-clicks.inline.ts?script';
import { replayClicks } from './replay-clicks.ts';

runInThisContext(rememberClicks);
// jsdom cannot submit a form.
document.addEventListener('submit', (event) => event.preventDefault());
const pressed = vi.fn();
const startNow = vi.fn();

beforeEach(() => {
  vi.stubGlobal('startNow', startNow);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  pressed.mockReset();
  startNow.mockReset();
});

/** Shows a block, and returns a control in it. */
function show(html: string, hydration = 'visible') {
  document.body.innerHTML = `<div data-hydration="${hydration}">${html}</div>`;
  const frame = document.querySelector<HTMLElement>('[data-hydration]') ?? expect.unreachable();
  const control = frame.querySelector<HTMLElement>('#it') ?? expect.unreachable();
  return { frame, control };
}
/** Hydrates the block, as far as this matters to a click. */
function hydrate(frame: HTMLElement) {
  const listen = ({ target }: Event) => pressed(target instanceof Element && target.closest('[id]')?.id);
  frame.addEventListener('click', listen);
  frame.dataset.hydrated = '';
  replayClicks(frame);
}
const isBusy = (control: Element) => control.getAttribute('aria-busy') === 'true';

test('the script is small, as every page begins with it', () => {
  expect(rememberClicks.length).toBeLessThanOrEqual(860);
});

describe('a click that waits for ten seconds', () => {
  const fallback = '<button type="button" id="it" data-fallback="#criteria">Critères</button>';
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '#');
  });
  afterEach(() => vi.useRealTimers());

  test('leads to the fallback of its control', () => {
    const { control } = show(fallback);
    control.click();
    vi.advanceTimersByTime(9_999);
    expect(location.hash).toBe('');
    vi.advanceTimersByTime(1);
    expect(location.hash).toBe('#criteria');
  });

  test('leads nowhere when the block was hydrated meanwhile', () => {
    const { frame, control } = show(fallback);
    control.click();
    hydrate(frame);
    vi.advanceTimersByTime(20_000);
    expect(location.hash).toBe('');
  });
});

describe('a click on a control of a block that is not hydrated', () => {
  test.each([
    '<button type="button" id="it">+</button>',
    '<button type="button" id="it"><svg role="img"><path id="inside" /></svg></button>',
    '<div id="it" role="tab"><span id="inside">Vendre</span></div>',
    '<div id="it" role="switch"></div>',
    '<div id="it" role="checkbox"></div>',
    '<div id="it" role="option"></div>',
    '<div id="it" role="menuitem"></div>',
    '<form><button id="it">Calculer</button></form>',
    '<form action="/fr/recherche"><button type="button" id="it">Filtres</button></form>',
  ])('is made once it is: %s', (html) => {
    const { frame, control } = show(html);
    const inside = frame.querySelector('#inside') ?? control;
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([isBusy(control), startNow.mock.calls.length]).toEqual([true, 1]);
    hydrate(frame);
    expect([isBusy(control), pressed.mock.calls]).toEqual([false, [['it']]]);
  });

  test.each([
    '<a href="#there" id="it">Vendre</a>',
    '<a href="#there" id="it" role="tab">Vendre</a>',
    '<details><summary id="it">Quand?</summary></details>',
    '<input type="checkbox" id="it" />',
    '<input type="checkbox" role="switch" id="it" />',
    '<label id="it">Nom</label>',
    '<button type="button" popovertarget="menu" id="it">Menu</button>',
    '<form action="/fr/recherche"><button id="it">Rechercher</button></form>',
    '<p id="it">Texte</p>',
  ])('is left to the browser where that does it: %s', (html) => {
    const { frame, control } = show(html);
    const submit = vi.fn((event: Event) => event.preventDefault());
    frame.addEventListener('submit', submit);
    control.click();
    expect([isBusy(control), startNow.mock.calls.length]).toEqual([false, 0]);
    expect(submit.mock.calls.length).toBe(html.includes('<form') ? 1 : 0);
    hydrate(frame);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('submits a form without an action once, when it is hydrated', () => {
    const { frame, control } = show('<form><button id="it">Calculer</button></form>');
    const submit = vi.fn((event: Event) => event.preventDefault());
    frame.addEventListener('submit', submit);
    control.click();
    control.click();
    expect(submit).not.toHaveBeenCalled();
    hydrate(frame);
    expect(submit).toHaveBeenCalledOnce();
  });

  test('counts if it is the last one', () => {
    const { frame, control } = show(
      '<button type="button" id="other"></button><button type="button" id="it"></button>',
    );
    frame.querySelector<HTMLElement>('#other')?.click();
    control.click();
    expect([...frame.querySelectorAll('[aria-busy]')]).toEqual([control]);
    hydrate(frame);
    expect(pressed.mock.calls).toEqual([['it']]);
  });

  test.each([
    [9_999, 1],
    [10_000, 0],
  ])('is forgotten after ten seconds: %i ms, %i', (age, count) => {
    const { frame, control } = show('<button type="button" id="it"></button>');
    const event = new MouseEvent('click', { bubbles: true });
    control.dispatchEvent(event);
    vi.spyOn(performance, 'now').mockReturnValue(event.timeStamp + age);
    hydrate(frame);
    expect([isBusy(control), pressed.mock.calls.length]).toEqual([false, count]);
  });

  test('is forgotten when the control is gone', () => {
    const { frame, control } = show('<button type="button" id="it"></button>');
    control.addEventListener('click', pressed);
    control.click();
    pressed.mockReset();
    control.remove();
    hydrate(frame);
    expect(pressed).not.toHaveBeenCalled();
  });
});

test.each([
  ['hydrated', '<button type="button" id="it"></button>', 'load', true],
  ['never hydrated', '<button type="button" id="it"></button>', 'static', false],
])('a click in a block that is %s is not remembered', (_, html, hydration, isHydrated) => {
  const { frame, control } = show(html, hydration);
  if (isHydrated) hydrate(frame);
  control.click();
  expect([isBusy(control), pressed.mock.calls.length]).toEqual([false, isHydrated ? 1 : 0]);
  replayClicks(frame);
  expect(pressed.mock.calls.length).toBe(isHydrated ? 1 : 0);
});

function Block() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const block = frame.current?.parentElement;
    if (!block) return;
    block.dataset.hydrated = '';
    replayClicks(block);
  }, []);
  return (
    <div ref={frame}>
      <button type="button" id="it" onClick={() => pressed('it')}>
        +
      </button>
    </div>
  );
}

describe('in React', () => {
  // React reports the mark of the waiting click in development, and leaves it alone.
  beforeEach(() => expectConsole('error', /aria-busy/));

  /** Returns a page whose block waits for its code, and the function that delivers the code. */
  async function open() {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    let deliver: () => void = () => undefined;
    const code = new Promise<{ default: typeof Block }>((resolve) => {
      deliver = () => resolve({ default: Block });
    });
    const Lazy = lazy(() => code);
    const { control } = show('<!--$--><div><button type="button" id="it">+</button></div><!--/$-->');
    const page = (
      <div data-hydration="visible">
        <Suspense>
          <Lazy />
        </Suspense>
      </div>
    );
    let root: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      root = hydrateRoot(document.body, page);
    });
    return { control, deliver, code, close: () => act(async () => root?.unmount()) };
  }

  test('a click before the code of the block is there is handled once', async () => {
    const { control, deliver, close } = await open();
    await act(async () => control.click());
    expect([pressed.mock.calls.length, isBusy(control)]).toEqual([0, true]);
    await act(async () => deliver());
    expect([pressed.mock.calls.length, isBusy(control)]).toEqual([1, false]);
    control.click();
    expect(pressed).toHaveBeenCalledTimes(2);
    await close();
  });

  test('a click that hydrates the block is handled once', async () => {
    const { control, deliver, code, close } = await open();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    deliver();
    await code;
    // A visitor's click: during `click()` a browser ignores another one.
    control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect([pressed.mock.calls.length, isBusy(control)]).toEqual([1, false]);
    await close();
  });
});
