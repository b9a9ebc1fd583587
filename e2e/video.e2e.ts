import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const heroes = (fixture: string, lang = 'fr') =>
  `${stack.agency}/qa/sections?${new URLSearchParams({ block: 'hero-1', fixture, lang })}`;
const film = 'a film behind the words';
const youtube = 'a video of YouTube';

/** Two seconds of moving colours, recorded once by the browser itself. */
let webm: Buffer | undefined;

async function recordFilm(): Promise<string> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const whole = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < 20; frame += 1) {
    if (context) context.fillStyle = `hsl(${frame * 18} 60% 50%)`;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  recorder.stop();
  await whole;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Opens an example whose requests for the film succeed. */
async function visit(fixture: string, options: Parameters<typeof open>[0] = {}) {
  const film = webm ?? Buffer.from(await (await open()).evaluate(recordFilm), 'base64');
  webm = film;
  const page = await open(options);
  await page.route('**/fleuve.webm', (route) => route.fulfill({ contentType: 'video/webm', body: film }));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Player</p>' }),
  );
  await page.goto(heroes(fixture));
  return page;
}
const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

describe('a film', () => {
  test('plays by itself, silently, while it is in view, and stops for who presses its button', async () => {
    const page = await visit(film);
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click();
    expect(await isPlaying(page)).toBe(false);
    await page.getByRole('button', { name: 'Lire la vidéo' }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test('waits for its button where a visitor prefers less motion', async () => {
    const page = await visit(film, { reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Lire la vidéo' });
    // The player accepts messages after this event.
    await page.locator('[data-state=ready]').waitFor();
    expect(await isPlaying(page)).toBe(false);
    await button.click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });

  test('is a link to itself without JavaScript', async () => {
    const page = await visit(film, { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Regarder la vidéo' });
    expect(await link.getAttribute('href')).toMatch(/\/resources\/fleuve\.webm$/);
    expect(await page.getByRole('button', { name: 'Lire la vidéo' }).isVisible()).toBe(false);
  });
});

describe('a video of YouTube', () => {
  test('asks nothing of its host before it is played, and then the host without cookies', async () => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
    );
    await page.goto(heroes(youtube, 'en'), { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /youtube|ytimg/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await page.frameLocator('iframe[title="Play the video"]').getByText('Player').waitFor();
    expect(asked.filter((url) => /youtube|ytimg/.test(url))).toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/),
    ]);
    expect(page.complaints).toEqual([]);
  });
});
