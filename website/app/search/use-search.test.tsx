// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { connectRouter } from '../navigation/navigate.ts';
import { TestAddress } from '../navigation/test-address.tsx';
import { render } from '../test-render.tsx';
import { type SearchControl, useSearch } from './use-search.ts';

let control: SearchControl | undefined;

function Page() {
  control = useSearch();
  return null;
}

test('changes that come before the page shows the last one keep each other', async () => {
  const { container } = await render(
    <TestAddress address="/fr/proprietes?type=ferme&variante=a">
      <Page />
    </TestAddress>,
  );
  const { setView, setViewport, setOrder } = control ?? expect.unreachable('The search is not there.');
  await act(async () => {
    setView('map');
    setViewport({ bounds: { SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 46, NorthEast_lng: -73 }, zoom: 9 });
    setOrder('oldest');
  });
  const address = new URL(
    container.querySelector<HTMLElement>('[data-address]')?.dataset.address ?? '',
    'http://a.test',
  );
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ type: 'ferme', variante: 'a', view: 'map', order_by: 'oldest', zoom: '9' },
  });
});

test('a change that comes after the page was left names the path of its own page', async () => {
  await render(
    <TestAddress address="/fr/proprietes?type=ferme">
      <Page />
    </TestAddress>,
  );
  const navigate = vi.fn(async () => undefined);
  connectRouter({ navigate });
  history.replaceState(null, '', '/fr/vendre');
  control?.setOrder('oldest');
  expect(navigate).toHaveBeenCalledWith('/fr/proprietes?order_by=oldest', expect.anything());
});
