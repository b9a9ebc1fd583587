// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceRowMenu } from './row-menu.ts';

const onAction = vi.fn();
const ofPayload = vi.fn();
let stop: AbortController;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="blocks-row-1"><button class="array-actions__button">…</button>
      <div id="blocks-1-cta_repeater-row-0"><button class="array-actions__button">…</button></div>
    </div>
    <ul>${['add', 'copy', 'paste', 'duplicate', 'remove'].map((name) => `<button class="array-actions__action array-actions__${name}"><span>${name}</span></button>`).join('')}</ul>`;
  stop = new AbortController();
  const entryOf = () => ({ action: 'save-reusable', label: 'Garder' }) as const;
  replaceRowMenu(() => 'blocks', { onAction, entryOf }, stop.signal);
  document.body.addEventListener('click', ofPayload, { signal: stop.signal });
});
afterEach(() => {
  stop.abort();
  vi.clearAllMocks();
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test.each([
  ['add', 'add-after'],
  ['copy', 'copy'],
  ['paste', 'paste-after'],
  ['duplicate', 'duplicate'],
])('“%s” in the menu of a block is replaced', (name, action) => {
  press('#blocks-row-1 > button');
  ofPayload.mockClear();
  press(`.array-actions__${name} span`);
  expect(onAction).toHaveBeenCalledExactlyOnceWith(action, 1);
  expect(ofPayload).not.toHaveBeenCalled();
});

test('an entry that Payload does not have is added once, and has its action', () => {
  press('#blocks-row-1 > button');
  press('#blocks-row-1 > button');
  expect(document.querySelectorAll('.array-actions__save-reusable')).toHaveLength(1);
  press('.array-actions__save-reusable');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('save-reusable', 1);
});

test('other entries keep their action', () => {
  press('#blocks-row-1 > button');
  ofPayload.mockClear();
  press('.array-actions__remove');
  expect(onAction).not.toHaveBeenCalled();
  expect(ofPayload).toHaveBeenCalledOnce();
});

test('the menu of an item within a block keeps its actions', () => {
  press('#blocks-1-cta_repeater-row-0 > button');
  press('.array-actions__add');
  expect(onAction).not.toHaveBeenCalled();
});
