// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { SiteProvider } from '../site/site-context.tsx';
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
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('a %s scheme has the %s logo', async (scheme, expected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.colorScheme = scheme;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(container.style);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <SiteProvider info={site}>
        <SiteLogo />
      </SiteProvider>,
    ),
  );
  expect(container.querySelector('img')?.src).toContain(`${expected}.svg`);
  await act(async () => root.unmount());
});
