// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from '../test-render.tsx';
import type { Router } from './router.ts';
import { useRouter } from './use-router.ts';

const content = { title: 'Brokers' };
let hash = '';
let tell: () => void = () => undefined;
const router = {
  shown: () => ({ content, place: { hash } }),
  isLoading: () => false,
  subscribe(listener: () => void) {
    tell = listener;
    return () => undefined;
  },
} as unknown as Router<typeof content>; // the parts that the hook reads

function Filter() {
  const { shown } = useRouter(router);
  const choose = (value: string) => {
    hash = value;
    tell();
  };
  return (
    <select value={shown.place.hash} onChange={({ target }) => choose(target.value)}>
      <option value="">All</option>
      <option value="fr">French</option>
    </select>
  );
}

test('a choice that is in the address stays chosen while it is made, without a rendering in between', async () => {
  const { container } = await render(<Filter />);
  const select = container.querySelector('select') ?? expect.fail();
  await act(async () => {
    select.value = 'fr';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // A transition is rendered later than the event.
    expect(select.value).toBe('fr');
  });
});

let page = { content: { title: 'Sell' }, place: { hash: '' } };
const movingRouter = {
  shown: () => page,
  isLoading: () => false,
  subscribe: () => () => undefined,
} as unknown as Router<typeof content>; // the parts that the hook reads

function Title() {
  const { shown } = useRouter(movingRouter);
  // It runs before the hook listens.
  useLayoutEffect(() => {
    page = { ...page, content };
  }, []);
  return <h1>{shown.content.title}</h1>;
}

test('a page that the router shows before anyone listens is shown', async () => {
  const { container } = await render(<Title />);
  expect(container.textContent).toBe('Brokers');
});
