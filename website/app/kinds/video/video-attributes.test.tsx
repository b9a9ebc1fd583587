// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readVideoSettings, type VideoSettings, videoAttributes } from './video-attributes.ts';

const none: VideoSettings = { youtubeId: null, autoplay: false, controls: false, loop: false, muted: false };

function read(html: string) {
  document.body.innerHTML = html;
  return readVideoSettings(document.querySelector('div') ?? expect.unreachable());
}

test.each([
  none,
  { ...none, youtubeId: 'dQw4w9WgXcQ' },
  { ...none, autoplay: true },
  { ...none, controls: true },
  { ...none, loop: true },
  { ...none, muted: true },
])('settings are read as they were written: %j', (settings) => {
  expect(read(renderToStaticMarkup(<div {...videoAttributes(settings)} />))).toEqual(settings);
});

test.each(['../watch?v=1', 'dQw4w9WgXcQ/', 'short', ''])('%j is no id of YouTube', (id) => {
  expect(read(renderToStaticMarkup(<div data-video={id} />))).toEqual(none);
});
