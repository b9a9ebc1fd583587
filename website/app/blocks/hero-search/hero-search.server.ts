import { heroSearch } from '@vitrine/contract/blocks/hero-search.ts';
import { loadFilterChoices, readFilterChoices } from '../../search/filter-choices.server.ts';
import { defineBlockServer, loadFailed } from '../define-block-server.ts';

/** Loads the filter choices of the search bar. */
export const server = defineBlockServer(heroSearch, {
  readData: ({ filters }, { locale }) => readFilterChoices(filters, locale),
  async load(request) {
    const data = await loadFilterChoices(request);
    return data ? { kind: 'loaded', data } : loadFailed;
  },
});
