import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import type { HeaderFields } from './header-fields.ts';
import { Logo } from './logo.tsx';

const logo = (src: string, alt: string): FinishedImage => ({
  kind: 'image',
  src,
  alt,
  width: 150,
  height: 40,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});

const header: HeaderFields = {
  logo_image_light: logo('/light.svg', 'Rive & Roy'),
  logo_image_dark: logo('/dark.svg', 'Rive & Roy'),
  logo_multiplier: 1,
  show_remax_logo: true,
  franchise_logo: logo('/franchise.svg', 'RE/MAX'),
  cta_button: null,
  cta_sms: null,
  menu_repeater: [],
  sup_sections_repeater: [],
  orientation_x: 'center',
  scheme: 'normal',
  isDark: false,
};
const draw = (fields: Partial<HeaderFields> = {}) => renderToStaticMarkup(<Logo header={{ ...header, ...fields }} />);

test('the logo of the franchise stands beside the one of the site, with its own name', () => {
  expect(draw()).toContain('src="/franchise.svg"');
  expect(draw()).toContain('alt="RE/MAX"');
});

test.each([
  ['the header does not show it', { show_remax_logo: false }],
  ['there is none', { franchise_logo: null }],
])('the logo of the franchise is left out where %s', (_, fields) => {
  expect(draw(fields).match(/<img/g)).toHaveLength(2);
});

test.each([
  ['dark', '/light.svg'],
  ['light', '/dark.svg'],
])('the logo of the site for a %s background is %s', (background, src) => {
  const images = draw().match(/<img[^>]*>/g) ?? [];
  expect(images.find((image) => image.includes(`data-for-background="${background}"`))).toContain(`src="${src}"`);
});

test('a header without logos of its own shows those of the theme', () => {
  const logos = { light: logo('/theme-light.svg', 'Rive & Roy'), dark: logo('/theme-dark.svg', 'Rive & Roy') };
  const info: SiteInfo = {
    ...{ siteType: 'agency', hasSearch: true, logos, captcha: null, origin: '', path: '/fr', alternatePaths: {} },
  };
  const own = { ...header, logo_image_light: null, logo_image_dark: null, franchise_logo: null };
  const html = renderToStaticMarkup(
    <SiteProvider info={info}>
      <Logo header={own} />
    </SiteProvider>,
  );
  expect(html.match(/src="[^"]*"/g)?.sort()).toEqual(['src="/theme-dark.svg"', 'src="/theme-light.svg"']);
});
