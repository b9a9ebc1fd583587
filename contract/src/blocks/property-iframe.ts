import { z } from 'zod';
import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { localized } from '../localized.ts';
import { displayProps } from './display-props.ts';

export const propertyIframe = describeBlock('property_iframe_block', {
  group: 'listings',
  order: 70,
  label: { fr: 'Site de propriété', en: 'Property site' },
  doc: {
    fr: 'Le site de propriété d’une autre entreprise, dans un cadre aussi haut que sa page.',
    en: 'A property site of another company, in a frame as high as its page.',
  },
  coreData: 'iframe',
  fields: { ...displayProps },
  params: {
    model: choice(
      { old: { fr: 'Ancien', en: 'Old' }, new: { fr: 'Nouveau', en: 'New' } },
      'old',
      { fr: 'Modèle', en: 'Model' },
      {
        fr: 'Le nouveau modèle garde une marge sur grand écran et chevauche le bloc suivant.',
        en: 'The new model keeps a margin on wide screens and overlaps the next block.',
      },
    ),
  },
});

/** `block_params.core_data` of the block (listing.25). */
export const propertyIframeData = z.object({
  /** The address of the property site, http(s), in each language. */
  iframeUrl: localized(z.string()).nullish(),
  /** Parameters added to the address; they override `defaultIframeQuery`. */
  iframeQueryParams: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullish()).nullish(),
});

/** The default query of the property site (listing.28). */
export const defaultIframeQuery = { model: 'v5', pub: 0, desjPub: 0, desjCalc: 0 } as const;
