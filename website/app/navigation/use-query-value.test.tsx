// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../test-render.tsx';
import { connectRouter } from './navigate.ts';
import { TestAddress } from './test-address.tsx';
import { useQueryValue } from './use-query-value.ts';

function Filter() {
  const [value, set] = useQueryValue('langue');
  return (
    <button type="button" onClick={() => set('en')}>
      {value}
    </button>
  );
}

const page = (
  <TestAddress address="/fr/equipe?langue=fr&variante=a">
    <Filter />
  </TestAddress>
);

test('a value that is set stands in the address beside the other parameters', async () => {
  const { container } = await render(page);
  const button = container.querySelector('button') ?? expect.fail();
  expect(button.textContent).toBe('fr');
  await act(async () => button.click());
  expect(button.textContent).toBe('en');
  expect(container.querySelector<HTMLElement>('[data-address]')?.dataset.address).toBe(
    '/fr/equipe?variante=a&langue=en',
  );
});

test('a value that is set after the page was left names the path of its own page', async () => {
  const { container } = await render(page);
  const navigate = vi.fn(async () => undefined);
  connectRouter({ navigate });
  history.replaceState(null, '', '/fr/vendre');
  container.querySelector('button')?.click();
  expect(navigate).toHaveBeenCalledWith('/fr/equipe?variante=a&langue=en', expect.anything());
});
