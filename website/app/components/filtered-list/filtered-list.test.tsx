// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../test-render.tsx';
import { FilteredList } from './filtered-list.tsx';

const texts = {
  filter: 'Field',
  all: 'All',
  count: (total: number) => `${total} partners`,
  showAll: (total: number) => `See all ${total}`,
};
const item = (id: string, ...tags: string[]) => ({ id, tags, content: <p>{`Partner ${id}`}</p> });
const items = [item('1', 'Loans'), item('2', 'Law'), item('3', 'Loans', 'Law'), item('4')];

const list = (...tags: string[]) => (
  <FilteredList name="field" items={items} tags={tags.map((name) => ({ name }))} first={2} texts={texts} />
);

test('a filter leaves the items with its tag, says how many they are, and begins with the first of them', async () => {
  const page = await render(list('Loans', 'Law'));
  fireEvent.click(page.getByRole('radio', { name: 'Law' }));
  expect(page.getByRole('status').textContent).toBe('2 partners');
  expect(page.queryByText('Partner 1')).toBeNull();
  expect(page.getAllByText(/^Partner/).map(({ textContent }) => textContent)).toEqual(['Partner 2', 'Partner 3']);
  fireEvent.click(page.getByRole('radio', { name: 'All' }));
  expect(page.getByRole('status').textContent).toBe('4 partners');
});

test('no filter is offered for a tag without items, an empty one, one that is there twice, or a single one', async () => {
  const page = await render(list('Loans', 'Loans', '', 'Insurance'));
  expect(page.queryAllByRole('radio')).toEqual([]);
});
