// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type SiteInfo, SiteProvider } from '../../site/site-context.tsx';
import { render } from '../../test-render.tsx';
import type { OverlayState } from '../../ui/dialog/overlay-state.ts';
import { Overlays } from './overlays.tsx';

const site: SiteInfo = {
  ...{ siteType: 'agency', hasSearch: true, logos: { light: null, dark: null }, captcha: null, origin: '' },
  ...{ path: '/fr', alternatePaths: {} },
};
const Modal = ({ isOpen }: OverlayState) => isOpen && <p role="dialog">Écrivez-nous</p>;
const pageAt = (path: string) => (
  <SiteProvider info={{ ...site, path }}>
    {/* Only a fragment can be gone to in jsdom. */}
    <a href="#contact" data-action="open_contact_modal">
      Nous écrire
    </a>
    <Overlays />
  </SiteProvider>
);

describe.each([
  ['comes', () => ({ ContactModal: Modal }), 'Écrivez-nous', ''],
  ['fails', () => Promise.reject(new Error('offline')), undefined, '#contact'],
])('a modal whose code %s late', (_, code, shown, fragment) => {
  let answer: () => Promise<void>;

  beforeEach(() => {
    location.hash = '';
    const asked = Promise.withResolvers<void>();
    vi.doMock('../contact-modal/contact-modal.tsx', async () => {
      await asked.promise;
      return code();
    });
    answer = () =>
      act(async () => {
        asked.resolve();
        await import('../contact-modal/contact-modal.tsx').catch(() => undefined);
      });
  });

  const press = () => act(async () => document.querySelector('a')?.click());
  const outcome = () => [document.querySelector('[role=dialog]')?.textContent, location.hash];

  test('opens over its own page, which its link leaves without it', async () => {
    await render(pageAt('/fr'));
    await press();
    await answer();
    await expect.poll(outcome).toEqual([shown, fragment]);
  });

  test('does nothing on the next page', async () => {
    const { rerender } = await render(pageAt('/fr'));
    await press();
    await rerender(pageAt('/fr/vendre'));
    await answer();
    expect(outcome()).toEqual([undefined, '']);
  });
});
