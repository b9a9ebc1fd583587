import { errorBlock } from '@vitrine/contract/blocks/error.ts';
import { defineBlockServer, type LoadRequest } from '../../block-framework/definition/define-block-server.ts';
import { loadFilterChoices, visitorChoices } from '../../search/filter-choices.server.ts';
import type { FilterChoices } from '../../search/search-data.ts';
import type { ErrorData } from './error-data.ts';

/** Removes debug details unless errors are exposed (errors.14), and loads the choices of the search on the page of a 404. */
export const server = defineBlockServer(errorBlock, {
  redact: (fields, { exposeErrors }) => (exposeErrors ? fields : { ...fields, debug: '' }),
  async load(request, data: ErrorData | null) {
    if (!data?.waysOn) return { kind: 'loaded', data };
    return { kind: 'loaded', data: { ...data, waysOn: { ...data.waysOn, choices: await offeredChoices(request) } } };
  },
});

/** Returns the choices with listings; null when core does not answer in time. */
async function offeredChoices(request: LoadRequest): Promise<FilterChoices | null> {
  const choices = await loadFilterChoices(request);
  if (!choices) return null;
  const { municipalities, types } = visitorChoices(choices);
  return { municipalities: municipalities.filter(({ count }) => count !== 0), types };
}
