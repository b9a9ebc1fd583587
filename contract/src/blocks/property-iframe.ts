import { choice, describeBlock, displayProps } from '../fields.ts';

export const propertyIframe = describeBlock('property_iframe_block', {
  label: { fr: 'Site de propriété', en: 'Property site' },
  doc: 'A property site of another company in a frame that is as high as its page.',
  coreData: 'iframe',
  fields: { ...displayProps },
  params: {
    model: choice(
      ['old', 'new'],
      'old',
      'Modèle',
      'Model',
      'The new one stands apart from the edges on wide screens and reaches over the next block.',
    ),
  },
});
