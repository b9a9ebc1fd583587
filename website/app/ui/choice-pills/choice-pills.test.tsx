// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { ChoicePills } from './choice-pills.tsx';

const choices = [
  { value: 'buy', label: 'Buy', colors: { background: '#1d4f3c', text: '#ffffff' } },
  { value: 'sell', label: 'Sell' },
];

test('the choices are one group of radio buttons, named by its legend', async () => {
  const onChange = vi.fn();
  const page = await render(
    <ChoicePills legend="You would like to" name="wish" value="buy" choices={choices} onChange={onChange} />,
  );
  expect(page.getByRole('group', { name: 'You would like to' })).toBeDefined();
  expect(page.getByRole('radio', { name: 'Buy' })).toHaveProperty('checked', true);
  fireEvent.click(page.getByRole('radio', { name: 'Sell' }));
  expect(onChange).toHaveBeenCalledWith('sell');
});

test('a required group without a choice names its error, and its note follows the legend', async () => {
  const page = await render(
    <ChoicePills
      {...{ legend: 'You would like to', note: 'one of two', name: 'wish', value: '', choices }}
      {...{ isRequired: true, describedBy: 'error', onChange: () => undefined }}
    />,
  );
  const group = page.getByRole('radiogroup');
  expect(group.querySelector('legend')?.textContent).toBe('You would like to · one of two');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-describedby')).toBe('error');
});

test('only a pill with colours of its own has them', async () => {
  const page = await render(
    <ChoicePills legend="" name="wish" value="" choices={choices} onChange={() => undefined} />,
  );
  const [colored, plain] = page.container.querySelectorAll('label');
  expect(colored?.style.getPropertyValue('--pill-bg')).toBe('#1d4f3c');
  expect(plain?.style.getPropertyValue('--pill-bg')).toBe('');
});
