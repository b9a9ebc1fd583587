// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FinishedVideo } from './finished.ts';
import { playVideo } from './play-video.ts';

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
let life: AbortController;
let root: HTMLElement;

// jsdom has no player and no layout.
beforeEach(() => {
  prefersLessMotion = false;
  life = new AbortController();
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
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(video: FinishedVideo) {
  document.body.innerHTML = `<div><div data-player>${video.youtubeId ? '' : '<video></video>'}</div>
    <button aria-label="Lire" data-pause-label="Arrêter"></button></div>`;
  root = document.body.firstElementChild as HTMLElement; // written just above
  playVideo(root, video, life.signal);
}
const button = () => root.querySelector('button') ?? expect.unreachable();
const player = () => root.querySelector('iframe');
const state = () => root.dataset.state;

describe('a film', () => {
  test('is ready, plays and pauses by its button, which says what it does', () => {
    show(film);
    expect([state(), root.dataset.played, button().ariaLabel]).toEqual(['ready', undefined, 'Lire']);
    button().click();
    expect([state(), root.dataset.played, button().ariaLabel]).toEqual(['playing', '', 'Arrêter']);
    button().click();
    expect([state(), button().ariaLabel]).toEqual(['paused', 'Lire']);
  });

  test('has its controls from the first play on, and none where the content wants none', () => {
    show({ ...film, controls: true });
    expect(root.querySelector('video')?.controls).toBe(false);
    button().click();
    expect(root.querySelector('video')?.controls).toBe(true);
    show(film);
    button().click();
    expect(root.querySelector('video')?.controls).toBe(false);
  });

  test('pauses when it leaves the screen, and waits to be asked again', () => {
    show(film);
    button().click();
    look(false);
    expect(state()).toBe('paused');
    look(true);
    expect(state()).toBe('paused');
  });

  test('that starts by itself plays while it is in view', () => {
    show({ ...film, autoplay: true });
    expect(state()).toBe('ready');
    look(true);
    expect(state()).toBe('playing');
    look(false);
    expect(state()).toBe('paused');
    look(true);
    expect(state()).toBe('playing');
  });

  test('that a visitor stopped does not start by itself again', () => {
    show({ ...film, autoplay: true });
    look(true);
    button().click();
    look(false);
    look(true);
    expect(state()).toBe('paused');
  });

  test('does not start by itself for a visitor who prefers less motion', () => {
    prefersLessMotion = true;
    show({ ...film, autoplay: true });
    look(true);
    expect(state()).toBe('ready');
  });

  test('that the browser refuses to play stays still', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('NotAllowedError'));
    show({ ...film, autoplay: true });
    look(true);
    await vi.waitFor(() => expect(state()).toBe('paused'));
    expect(root.dataset.played).toBeUndefined();
  });

  test('that cannot be had keeps its poster and loses its button', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotSupportedError'));
    show(film);
    button().click();
    await vi.waitFor(() => expect(state()).toBe('failed'));
    expect(root.dataset.played).toBeUndefined();
  });

  test('is left alone once it is gone', () => {
    show({ ...film, autoplay: true });
    life.abort();
    look(true);
    button().click();
    expect(state()).toBe('ready');
  });
});

describe('a video of YouTube', () => {
  test('is loaded at the first play, from the host without cookies', () => {
    show(youtube);
    look(true);
    expect(player()).toBeNull();
    button().click();
    const address = new URL(player()?.src ?? '');
    expect(address.origin + address.pathname).toBe(`${host}/embed/dQw4w9WgXcQ`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      controls: '0',
      loop: '1',
      playlist: 'dQw4w9WgXcQ',
    });
    expect(player()?.title).toBe('Lire');
    expect(state()).toBe('playing');
  });

  test('that starts by itself is loaded when it comes into view', () => {
    show({ ...youtube, autoplay: true });
    expect(player()).toBeNull();
    look(true);
    expect(player()).not.toBeNull();
  });

  test('is paused and played again by messages to its host alone', () => {
    show(youtube);
    button().click();
    const said = vi.spyOn(player()?.contentWindow ?? expect.unreachable(), 'postMessage').mockReturnValue();
    look(false);
    button().click();
    expect(said.mock.calls.map(([message, target]) => [JSON.parse(message).func, target])).toEqual([
      ['pauseVideo', host],
      ['playVideo', host],
    ]);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('tells what is done by its own controls, and nobody else can', () => {
    show({ ...youtube, controls: true });
    button().click();
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
