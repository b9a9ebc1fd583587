// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../locale/use-locale.tsx';
import { type SearchFilters, writeFilters } from '../../../search/filters.ts';
import { readSearch } from '../../../search/read-search.ts';
import { render } from '../../../test-render.tsx';
import { stubCutTexts } from '../../../ui/clamped-text/test-clamped.ts';
import { FilterBar } from './filter-bar.tsx';

vi.mock('../../../search/use-facets.ts', () => ({ useFacets: () => ({ facets: null, total: null }) }));

const choices = { municipalities: [{ code: '45072', label: 'Magog' }], types: [] };

// jsdom has neither popovers nor open dialogs. The visitor had opened the criteria before the scripts came.
beforeEach(() => {
  stubCutTexts();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    return selectors === ':popover-open' ? this.localName === 'dialog' : matches.call(this, selectors);
  });
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

/** Shows the bar for a search once its scripts have come, after the visitor has chosen this type in the criteria. */
async function takeOver(query: string, type: string | null) {
  const onChange = vi.fn<(filters: SearchFilters) => void>();
  const barOf = (query: string) => (
    <LocaleProvider locale="fr">
      <FilterBar formId="search" search={readSearch(new URLSearchParams(query))} choices={choices} onChange={onChange}>
        {type && <input type="hidden" name="type" value={type} />}
      </FilterBar>
    </LocaleProvider>
  );
  const { container, rerender } = await render(barOf(query));
  await act(() => vi.dynamicImportSettled());
  return {
    /** Changes the search from outside. */
    change: (query: string) => rerender(barOf(query)),
    /** Closes the criteria by their last button. */
    close: () => act(async () => container.querySelector<HTMLElement>('dialog [type=submit]')?.click()),
    phrase: () => container.querySelector<HTMLInputElement>('[name=q]') ?? expect.unreachable('There is no field.'),
    /** Sends the form. Returns false when the page prevents it. */
    submit: () => fireEvent.submit(container.querySelector('form') ?? expect.unreachable('There is no form.')),
    /** Returns the filters that were asked for last; null without any. */
    asked: () => (onChange.mock.lastCall ? writeFilters(onChange.mock.lastCall[0]).toString() : null),
  };
}

test.each([
  ['mun=45072', 'mun=45072&type=condo'],
  ['area=46.81_-71.21_5', 'type=condo&area=46.81_-71.21_5'],
])('criteria that were chosen before the scripts came keep the place “%s”', async (place, query) => {
  const { close, asked } = await takeOver(place, 'condo');
  await close();
  expect(asked()).toBe(query);
});

test('criteria that were chosen before the filters of the session came stay as they are shown', async () => {
  const { change, close, asked } = await takeOver('', 'condo');
  await change('mun=45072&price_max=500000');
  await close();
  expect(asked()).toBe('type=condo');
});

test('open criteria in which nothing was chosen follow the search', async () => {
  const { change, close, asked } = await takeOver('', null);
  await change('mun=45072&price_max=500000');
  await close();
  expect(asked()).toBeNull();
});

test.each([
  [' chalet magog ', true],
  ['', false],
])(
  'a phrase “%s” that is sent before the code of its field has come is left to the browser: %s',
  async (text, isLeft) => {
    const { phrase, submit } = await takeOver('type=condo', null);
    phrase().value = text;
    expect(submit()).toBe(isLeft);
  },
);
