import type { WireBlock } from '@vitrine/contract/site.ts';
import { type BlockFixtures, item } from '../fixtures.ts';

/** Nobody answers there, so the examples show how the block waits; the demo has a property site that does answer. */
const iframeUrl = { fr: 'https://fiche.example.com/fr/20000001', en: 'https://fiche.example.com/en/20000001' };

const example = (core_data: Record<string, unknown> | null, params: Record<string, unknown> = {}): WireBlock => ({
  ...item('property_iframe_block', {}),
  block_params: { ...(core_data && { core_data }), ...params },
});

export const fixtures: BlockFixtures = {
  default: example({ iframeUrl }),
  everything: example(
    { iframeUrl, iframeQueryParams: { model: 'v5', pub: 1, desjPub: 1, desjCalc: 1 } },
    { model: 'new', color_scheme: 'normal-grey' },
  ),
  'in one language only': example({ iframeUrl: { fr: iframeUrl.fr } }, { model: 'new' }),
  'no item at all': example(null),
};
