import { examplesOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

/** No server answers at this address, so the examples show the waiting state; the property site of the demo does answer. */
const iframeUrl = { fr: 'https://fiche.example.com/fr/20000001', en: 'https://fiche.example.com/en/20000001' };

export const fixtures = examplesOf('property_iframe_block', withParams({ core_data: { iframeUrl } }), {
  everything: withParams({
    core_data: { iframeUrl, iframeQueryParams: { model: 'v5', pub: 1, desjPub: 1, desjCalc: 1 } },
    model: 'new',
    color_scheme: 'normal-grey',
  }),
  'in one language only': withParams({ core_data: { iframeUrl: { fr: iframeUrl.fr } }, model: 'new' }),
  'no item at all': withParams({ core_data: null }),
});
