import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Recipient } from '../../forms/recipient.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { SiteProvider } from '../../site/site-context.tsx';
import { ContactModal } from './contact-modal.tsx';

const logo: FinishedImage = {
  kind: 'image',
  src: '/resources/logo.svg',
  alt: 'Belvédère',
  width: 240,
  height: 56,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
};
const team: Recipient = { type: 'team', slug: 'a', name: 'Équipe', subtitle: '', underSubtitle: '', avatar: null };

const draw = (siteType: 'agency' | 'broker', recipient: Recipient | null) =>
  renderToStaticMarkup(
    <SiteProvider
      info={{
        siteType,
        hasSearch: true,
        logos: { light: logo, dark: logo },
        captcha: { siteKey: 'key', version: 'altcha' },
        origin: 'https://www.maison.test',
        path: '/fr',
        alternatePaths: {},
      }}
    >
      <ContactModal isOpen onClose={() => undefined} recipient={recipient} />
    </SiteProvider>,
  );

test('an agency with no recipient shows its logo', () => {
  expect(draw('agency', null)).toContain('src="/resources/logo.svg"');
});

test.each([
  ['a broker’s own site', 'broker', null],
  ['an agency with a recipient', 'agency', team],
] as const)('%s shows no logo', (_, siteType, recipient) => {
  expect(draw(siteType, recipient)).not.toContain('logo.svg');
});
