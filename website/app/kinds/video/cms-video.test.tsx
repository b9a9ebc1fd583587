import type { VideoComponent } from '@vitrine/contract/kinds/video.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { CmsVideo } from './cms-video.tsx';
import { finishVideo } from './finish-video.server.ts';

function finish(component: Partial<VideoComponent>, locale: 'fr' | 'en' = 'fr') {
  const warnings: string[] = [];
  const context = {
    locale,
    asset: (url: string) => (url.startsWith('/') ? `http://assets.test${url}` : ''),
    warn: (message: string) => warnings.push(message),
  };
  return { video: finishVideo({ cms_component: 'video', ...component }, context), warnings };
}
const at = (url: string) => ({ fr: [{ url }] });

describe('a video of the content', () => {
  test('neither starts by itself nor has controls, loops and is silent where the content says nothing', () => {
    expect(finish({ sources: at('/film.mp4') }).video).toMatchObject({
      youtubeId: null,
      sources: [{ src: 'http://assets.test/film.mp4', type: null }],
      autoplay: false,
      controls: false,
      loop: true,
      muted: true,
      hidesOverlay: false,
    });
  });

  test('is that of the language, or of the other one', () => {
    const sources = { fr: [{ url: '/a.mp4' }], en: [{ url: '/b.mp4', type: 'video/mp4' }] };
    expect(finish({ sources }, 'en').video?.sources).toEqual([{ src: 'http://assets.test/b.mp4', type: 'video/mp4' }]);
    expect(finish({ sources: { fr: sources.fr } }, 'en').video?.sources[0]?.src).toBe('http://assets.test/a.mp4');
  });

  test.each([[undefined], [at('javascript:alert(1)')], [{ fr: [] }]])('is none without a source: %j', (sources) => {
    expect(finish({ sources })).toEqual({ video: null, warnings: [] });
  });
});

describe('a video of YouTube', () => {
  test.each([
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://m.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=4s',
    '//youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=4',
  ])('is known by %s', (url) => {
    for (const cms_component of ['video', 'external_video'] as const) {
      const { video, warnings } = finish({ cms_component, sources: at(url) });
      expect(video).toMatchObject({ youtubeId: 'dQw4w9WgXcQ', sources: [] });
      expect(warnings).toEqual([]);
    }
  });

  test.each([
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/embed/dQw4w9WgXcQdQw4w9WgXcQ',
    'https://youtu.be/',
    'https://evil.test/embed/dQw4w9WgXcQ',
    'https://evil.test/?https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com.evil.test/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/"><script>',
    'javascript:alert(1)',
  ])('is not built from %s, with a warning', (url) => {
    expect(finish({ cms_component: 'external_video', sources: at(url) })).toEqual({
      video: null,
      warnings: [`No player for the video source ${url}`],
    });
  });
});

describe('the place of a video', () => {
  function draw(component: Partial<VideoComponent>, locale: 'fr' | 'en' = 'fr') {
    const { video } = finish(component, locale);
    if (!video) throw new Error('no video');
    return renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <CmsVideo video={video} />
      </LocaleProvider>,
    );
  }

  test('holds a player that is silent and still, without controls, and words for browsers that know no video', () => {
    const html = draw({ sources: at('/film.mp4'), autoplay: true, controls: true }, 'en');
    const tag = /<video[^>]*>/.exec(html)?.[0] ?? '';
    expect(tag).toContain('muted');
    expect(tag).not.toMatch(/autoplay|controls/i);
    expect(html).toContain('Your browser does not support the video tag.');
    expect(draw({ sources: at('/film.mp4') })).toContain('Votre navigateur ne peut pas lire cette vidéo.');
  });

  test('shows its play overlay unless the content hides it, and keeps its button either way', () => {
    expect(draw({ sources: at('/film.mp4') })).not.toContain('data-overlay');
    const hidden = draw({ sources: at('/film.mp4'), hide_overlay: true });
    expect(hidden).toContain('data-overlay="hidden"');
    expect(hidden).toContain('aria-label="Lire la vidéo"');
  });

  test('loads nothing of YouTube', () => {
    const html = draw({ sources: at('https://youtu.be/dQw4w9WgXcQ') });
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('youtube');
    expect(html).toContain('<button');
  });

  test('has a link to the video for who has no script', () => {
    expect(draw({ sources: at('/film.mp4') })).toMatch(/<noscript><a[^>]*href="http:\/\/assets.test\/film.mp4"/);
    expect(draw({ sources: at('https://youtu.be/dQw4w9WgXcQ') })).toMatch(
      /<noscript><a[^>]*href="https:\/\/www.youtube-nocookie.com\/embed\/dQw4w9WgXcQ"/,
    );
  });

  test('shows its poster first, and fetches the film no sooner than it is played', () => {
    const poster = { cms_component: 'image' as const, media: { fr: { url: '/a.webp', alt: 'Le jardin' } } };
    const html = draw({ sources: at('/film.mp4'), poster });
    expect(html).toContain('alt="Le jardin"');
    expect(html).toContain('preload="none"');
  });
});
