import { heroSearch } from '@vitrine/contract/blocks/hero-search.ts';
import { defineBlockServer, loadFailed } from '../../block-framework/definition/define-block-server.ts';
import { loadFilterChoices, readFilterChoices, visitorChoices } from '../../search/filter-choices.server.ts';

/** Loads the filter choices of the search bar. */
export const server = defineBlockServer(heroSearch, {
  readData({ filters }, { locale }) {
    const choices = readFilterChoices(filters, locale);
    return choices && visitorChoices(choices);
  },
  async load(request) {
    const choices = await loadFilterChoices(request);
    return choices ? { kind: 'loaded', data: visitorChoices(choices) } : loadFailed;
  },
});
