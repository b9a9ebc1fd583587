// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { SiteProvider } from '../../site/site-context.tsx';
import { render } from '../../test-render.tsx';
import { SiteLogo } from './site-logo.tsx';

const logo = (src: string): FinishedImage => ({
  kind: 'image',
  src,
  alt: 'Agence',
  width: 200,
  height: 50,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});
const site = {
  siteType: 'agency',
  hasSearch: true,
  logos: { light: logo('https://assets.test/light.svg'), dark: logo('https://assets.test/dark.svg') },
  captcha: { siteKey: 'test', version: 'altcha' },
  origin: 'https://www.maison.test',
  path: '/fr',
  alternatePaths: { fr: '/fr', en: '/en' },
} as const;

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('a %s scheme has the %s logo', async (scheme, expected) => {
  const { style } = document.createElement('div');
  style.colorScheme = scheme;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  const { container } = await render(
    <SiteProvider info={site}>
      <SiteLogo />
    </SiteProvider>,
  );
  expect(container.querySelector('img')?.src).toContain(`${expected}.svg`);
});
