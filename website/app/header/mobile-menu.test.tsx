// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import { render } from '../test-render.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const site: SiteInfo = {
  ...{ siteType: 'agency', hasSearch: true, logos: { light: null, dark: null }, captcha: null, origin: '' },
  ...{ path: '/fr', alternatePaths: {} },
};
const menuAt = (path: string) => (
  <SiteProvider info={{ ...site, path }}>
    <MobileMenu lines={[]} logo={null} actions={null}>
      <a href="#ici">Ici</a>
    </MobileMenu>
  </SiteProvider>
);
const dialog = () => document.querySelector('dialog');
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());

beforeEach(() => {
  // jsdom has no modal dialogs, nor popovers.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

test('the open menu stays closed on the page that Back shows, and on its own page after Forward', async () => {
  const { rerender } = await render(menuAt('/fr/vendre'));
  await press('button');
  expect(dialog()?.open).toBe(true);
  const openStates: (boolean | undefined)[] = [];
  for (const path of ['/fr', '/fr/vendre']) {
    await rerender(menuAt(path));
    openStates.push(dialog()?.open);
  }
  expect(openStates).toEqual([false, false]);
});

test('following a link closes the menu', async () => {
  await render(menuAt('/fr'));
  await press('button');
  await press('dialog a');
  expect(dialog()?.open).toBe(false);
});
