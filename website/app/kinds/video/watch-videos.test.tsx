// @vitest-environment jsdom

import { runInThisContext } from 'node:vm';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import rememberClicks from '../../ui/remember-clicks.inline.ts?script';
import { CmsVideo } from './cms-video.tsx';
import type { FinishedVideo } from './finish-video.server.ts';
import { watchVideos } from './watch-videos.ts';

const film: FinishedVideo = {
  kind: 'video',
  youtubeId: null,
  sources: [{ src: '/film.webm', type: 'video/webm' }],
  poster: null,
  autoplay: false,
  controls: false,
  loop: true,
  muted: true,
  hidesOverlay: false,
};
const youtube: FinishedVideo = { ...film, youtubeId: 'dQw4w9WgXcQ', sources: [] };
const host = 'https://www.youtube-nocookie.com';

let look: (isIntersecting: boolean) => void = () => undefined;
let prefersLessMotion = false;
let stop: () => void;
let isTrackingAllowed = false;
let waiting: (() => void)[] = [];
let root: HTMLElement;

const whenTrackingAllowed = (start: () => void) => {
  if (isTrackingAllowed) start();
  else waiting.push(start);
  return () => undefined;
};
const allowTracking = () => {
  isTrackingAllowed = true;
  for (const start of waiting) start();
};

// jsdom has no player and no layout.
beforeEach(() => {
  isTrackingAllowed = false;
  waiting = [];
  prefersLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        look = () => undefined;
      }
    },
  );
  const playing = new WeakSet<HTMLMediaElement>();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
  });
  stop = watchVideos(whenTrackingAllowed);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (video: FinishedVideo) => (
  <LocaleProvider locale="fr">
    <CmsVideo video={video} />
  </LocaleProvider>
);
/** Shows a video as HTML that React does not know, and waits for its player. */
async function show(video: FinishedVideo) {
  document.body.innerHTML = renderToStaticMarkup(draw(video));
  root = document.querySelector<HTMLElement>('[data-video]') ?? expect.unreachable();
  await ready();
}
async function ready() {
  // The observer of the document reports an added element first.
  await Promise.resolve();
  await vi.dynamicImportSettled();
}
async function press() {
  button().click();
  await Promise.resolve();
}
const button = () => root.querySelector('button') ?? expect.unreachable();
const player = () => root.querySelector('iframe');
const state = () => root.dataset.state;

describe('a film', () => {
  test('is ready, plays and pauses by its button, which says what it does', async () => {
    await show(film);
    expect([state(), root.dataset.played, button().ariaLabel]).toEqual(['ready', undefined, 'Lire la vidéo']);
    await press();
    expect([state(), root.dataset.played, button().ariaLabel]).toEqual(['playing', '', 'Mettre la vidéo en pause']);
    await press();
    expect([state(), button().ariaLabel]).toEqual(['paused', 'Lire la vidéo']);
  });

  test('has its controls from the first play on, and none where the content wants none', async () => {
    await show({ ...film, controls: true });
    expect(root.querySelector('video')?.controls).toBe(false);
    await press();
    expect(root.querySelector('video')?.controls).toBe(true);
    await show(film);
    await press();
    expect(root.querySelector('video')?.controls).toBe(false);
  });

  test('pauses when it leaves the screen, and waits to be asked again', async () => {
    await show(film);
    await press();
    look(false);
    expect(state()).toBe('paused');
    look(true);
    expect(state()).toBe('paused');
  });

  test('that starts by itself plays while it is in view', async () => {
    await show({ ...film, autoplay: true });
    expect(state()).toBe('ready');
    look(true);
    expect(state()).toBe('playing');
    look(false);
    expect(state()).toBe('paused');
    look(true);
    expect(state()).toBe('playing');
  });

  test('that a visitor stopped does not start by itself again', async () => {
    await show({ ...film, autoplay: true });
    look(true);
    await press();
    look(false);
    look(true);
    expect(state()).toBe('paused');
  });

  test('does not start by itself for a visitor who prefers less motion', async () => {
    prefersLessMotion = true;
    await show({ ...film, autoplay: true });
    look(true);
    expect(state()).toBe('ready');
  });

  test('that the browser refuses to play stays still', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('NotAllowedError'));
    await show({ ...film, autoplay: true });
    look(true);
    await expect.poll(() => state()).toBe('paused');
    expect(root.dataset.played).toBeUndefined();
  });

  test('that cannot be had keeps its poster and loses its button', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotSupportedError'));
    await show(film);
    await press();
    await expect.poll(() => state()).toBe('failed');
    expect(root.dataset.played).toBeUndefined();
  });

  test('is left alone once it is gone', async () => {
    await show({ ...film, autoplay: true });
    root.remove();
    await Promise.resolve();
    look(true);
    await press();
    expect(state()).toBe('ready');
  });
});

describe('a video of YouTube', () => {
  test('is loaded at the first play, from the host without cookies', async () => {
    await show(youtube);
    look(true);
    expect(player()).toBeNull();
    await press();
    const address = new URL(player()?.src ?? '');
    expect(address.origin + address.pathname).toBe(`${host}/embed/dQw4w9WgXcQ`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      controls: '0',
      loop: '1',
      playlist: 'dQw4w9WgXcQ',
    });
    expect(player()?.title).toBe('Lire la vidéo');
    expect(state()).toBe('playing');
  });

  test('that starts by itself waits in view until the visitor allows its host to track', async () => {
    await show({ ...youtube, autoplay: true });
    look(true);
    expect(player()).toBeNull();
    allowTracking();
    expect(player()).not.toBeNull();
  });

  test('that starts by itself is loaded when it comes into view', async () => {
    allowTracking();
    await show({ ...youtube, autoplay: true });
    expect(player()).toBeNull();
    look(true);
    expect(player()).not.toBeNull();
  });

  test('plays at a press without any consent, since the visitor asks for it', async () => {
    await show({ ...youtube, autoplay: true });
    look(true);
    await press();
    expect(player()).not.toBeNull();
  });

  test('is paused and played again by messages to its host alone', async () => {
    await show(youtube);
    await press();
    const said = vi.spyOn(player()?.contentWindow ?? expect.unreachable(), 'postMessage').mockReturnValue();
    look(false);
    await press();
    expect(said.mock.calls.map(([message, target]) => [JSON.parse(message).func, target])).toEqual([
      ['pauseVideo', host],
      ['playVideo', host],
    ]);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('tells what is done by its own controls, and nobody else can', async () => {
    await show({ ...youtube, controls: true });
    await press();
    const source = player()?.contentWindow ?? null;
    const hear = (origin: string, from: Window | null, message: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { origin, source: from, data: message }));
    const paused = JSON.stringify({ event: 'onStateChange', info: 2 });
    hear('https://evil.test', source, paused);
    hear(host, window, paused);
    hear(host, source, 'no JSON');
    hear(host, source, JSON.stringify({ event: 'infoDelivery', info: { playerState: 3 } }));
    expect(state()).toBe('playing');
    hear(host, source, paused);
    expect(state()).toBe('paused');
    hear(host, source, JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }));
    expect(state()).toBe('playing');
  });
});

describe('the player', () => {
  test('is found in HTML that appears later', async () => {
    await show(film);
    const first = root;
    document.body.insertAdjacentHTML('beforeend', `<div>${renderToStaticMarkup(draw(film))}</div>`);
    root = document.body.lastElementChild?.querySelector<HTMLElement>('[data-video]') ?? expect.unreachable();
    await ready();
    await press();
    expect([state(), first.dataset.state]).toEqual(['playing', 'ready']);
  });

  test('stays with a video that moves', async () => {
    await show(film);
    await press();
    document.body.append(document.createElement('p'), root);
    await Promise.resolve();
    await press();
    expect(state()).toBe('paused');
  });

  test.each([
    ['a film', film],
    ['a video of YouTube', youtube],
  ])('goes on while React hydrates and renders again: %s', async (_, video) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = renderToString(draw({ ...video, controls: true }));
    root = document.querySelector<HTMLElement>('[data-video]') ?? expect.unreachable();
    await ready();
    await press();
    const page = document.body.innerHTML;
    const react = await act(async () => hydrateRoot(document.body, draw({ ...video, controls: true })));
    await act(async () => react.render(draw({ ...video, controls: true })));
    expect(document.body.innerHTML).toBe(page);
    expect([state(), root.dataset.played]).toEqual(['playing', '']);
    await act(async () => react.unmount());
  });

  test('of another video in the same place is another one', async () => {
    const { rerender } = await render(draw(film));
    root = document.querySelector<HTMLElement>('[data-video]') ?? expect.unreachable();
    await ready();
    await press();
    await rerender(draw({ ...film, sources: [{ src: '/mer.webm', type: null }] }));
    root = document.querySelector<HTMLElement>('[data-video]') ?? expect.unreachable();
    await ready();
    expect([state(), button().ariaLabel]).toEqual(['ready', 'Lire la vidéo']);
    await press();
    expect(state()).toBe('playing');
  });

  test('plays a video that was pressed before it came', async () => {
    stop();
    runInThisContext(rememberClicks);
    await show(film);
    button().click();
    expect([state(), button().ariaBusy]).toEqual(['ready', 'true']);
    stop = watchVideos(whenTrackingAllowed);
    await ready();
    expect([state(), button().ariaBusy]).toEqual(['playing', null]);
  });
});
