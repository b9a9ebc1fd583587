import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import { demoDictionary, fetchDemoBlocks } from './demo-page.server.ts';
import { sitePayload } from './qa-page.server.ts';
import type { QaPanelData } from './qa-panel.ts';

/** Returns the facts of the site and the demo blocks for the settings page of the QA area. No key of a service is among them. */
export async function qaPanelData(hostname: string, locale: Locale): Promise<QaPanelData> {
  const [payload, demoBlocks] = await Promise.all([sitePayload(hostname, locale), fetchDemoBlocks(locale)]);
  return {
    site: payload && {
      site_type: payload.site_type ?? 'broker',
      site_id: payload.site_id ?? null,
      microsite_id: payload.microsite_id ?? null,
      production: payload.production ?? null,
      preset: payload.theme?.preset ?? null,
      captcha: payload.recaptcha?.version ?? null,
      variant: payload.variant?.name ?? null,
    },
    demoBlocks: Object.keys(demoDictionary(demoBlocks)).map((type) => ({
      type,
      label: findBlock(type)?.label[locale] ?? type,
      folder: blockFolder(type),
    })),
  };
}
