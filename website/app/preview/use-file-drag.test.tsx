// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../test-render.tsx';
import { useFileDrag } from './use-file-drag.ts';

const Page = () => <p>{useFileDrag() ? 'files' : 'nothing'}</p>;

/** Sends an event of a drag to the page. jsdom has no `DragEvent`. */
async function drag(type: string, carried: string, more: object = {}): Promise<Event> {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: [carried], dropEffect: 'copy' }, relatedTarget: null, ...more });
  await act(async () => void document.body.dispatchEvent(event));
  return event;
}

test('a drag of files is followed until it leaves the window', async () => {
  const { getByText } = await render(<Page />);
  await drag('dragenter', 'Files');
  getByText('files');
  await drag('dragleave', 'Files', { relatedTarget: document.body });
  getByText('files');
  await drag('dragleave', 'Files');
  getByText('nothing');
});

test('a file that is dropped beside a drop zone does not replace the page', async () => {
  const { getByText } = await render(<Page />);
  await drag('dragenter', 'Files');
  const over = await drag('dragover', 'Files');
  expect(over).toMatchObject({ defaultPrevented: true, dataTransfer: { dropEffect: 'none' } });
  expect((await drag('drop', 'Files')).defaultPrevented).toBe(true);
  getByText('nothing');
});

test('a dragged text is left to the browser', async () => {
  const { getByText } = await render(<Page />);
  await drag('dragenter', 'text/plain');
  getByText('nothing');
  expect((await drag('drop', 'text/plain')).defaultPrevented).toBe(false);
});
