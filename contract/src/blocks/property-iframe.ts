import { z } from 'zod';
import { choice, describeBlock, displayProps } from '../fields.ts';
import { localized } from '../localized.ts';

export const propertyIframeModels = ['old', 'new'] as const;

export const propertyIframe = describeBlock('property_iframe_block', {
  label: { fr: 'Site de propriété', en: 'Property site' },
  doc: 'A property site of another company in a frame that is as high as its page; its address comes in `core_data`.',
  coreData: 'iframe',
  fields: { ...displayProps },
  params: {
    model: choice(
      propertyIframeModels,
      'old',
      'Modèle',
      'Model',
      'The new one stands apart from the edges on wide screens and reaches over the next block.',
    ),
  },
});

/** `block_params.core_data` of the block (`2-blocks-and-search §3`, iframe block). */
export const propertyIframeData = z.object({
  /** The address of the property site, http(s), in each language. */
  iframeUrl: localized(z.string()).nullish(),
  /** Added to the address, over `defaultIframeQuery`. */
  iframeQueryParams: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullish()).nullish(),
});

/** What the property site is told unless the content says otherwise (`2-blocks-and-search §9`). */
export const defaultIframeQuery = { model: 'v5', pub: 0, desjPub: 0, desjCalc: 0 } as const;
