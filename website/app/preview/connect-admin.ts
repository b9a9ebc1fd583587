import type { Locale } from '@vitrine/contract/locale.ts';
import {
  type BlockAction,
  blockActionMessage,
  blockClicked,
  type EditorState,
  editorStateMessage,
  formMessage,
  type HistoryStep,
  historyStepMessage,
  historyStepOf,
  pictureMessage,
  readEditorState,
  readMessage,
  showBlock,
  variantChosen,
} from '@vitrine/contract/preview-messages.ts';

interface ConnectionOptions {
  /** Origin of the admin: messages of any other window are ignored, and none is sent to it. */
  adminOrigin: string;
  /** Language of the preview; the form's values in another one are ignored. */
  locale: Locale;
  /** Called with the values of the form after each change. */
  onEdit: (edited: object) => void;
  /** Called with the state of the form after each change of it. */
  onState: (state: EditorState) => void;
}

/** A picture of a block that the editor changes. */
export interface PictureChange {
  /** Id of the block. */
  id: string;
  /** Path of the picture within the block; null when the editor still chooses it. */
  picture: string | null;
  /** The file that was dropped on the block; null when the editor still chooses one. */
  file: File | null;
}

/** The functions that send messages to the admin. */
export interface AdminConnection {
  /** Changes a block in the form. */
  change(action: BlockAction, id: string): void;
  step(step: HistoryStep): void;
  changePicture(change: PictureChange): void;
  /** Shows a variant of the page in the form, or the page itself for null. */
  chooseVariant(key: string | null): void;
  /** Opens the form of a block. */
  openForm(id: string): void;
  close(): void;
}

/**
 * Listens to the admin that embeds this page: shows what its form holds and the block whose form has the focus. Returns the functions
 * that tell the admin what to change; null without an admin around the page.
 */
export function connectAdmin({ adminOrigin, locale, onEdit, onState }: ConnectionOptions): AdminConnection | null {
  const { parent } = window;
  // A preview in its own tab has no admin around it.
  if (parent === window) return null;
  const stop = new AbortController();
  const send = (message: object) => parent.postMessage(message, adminOrigin);
  const step = (name: HistoryStep) => send({ type: historyStepMessage, step: name });
  const openForm = (id: string) => send({ type: blockClicked, id });
  const read = ({ origin, source, data }: MessageEvent) => {
    if (origin !== adminOrigin || source !== parent) return;
    const type = readMessage(data, 'type');
    if (type === showBlock) scrollToBlock(String(readMessage(data, 'id')));
    if (type === editorStateMessage) {
      const state = readEditorState(data);
      if (state) onState(state);
    }
    if (type !== formMessage || readMessage(data, 'locale') !== locale) return;
    const edited = readMessage(data, 'data');
    if (typeof edited === 'object' && edited !== null) onEdit(edited);
  };
  const select = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-preview-controls]')) return;
    // The admin may embed no other page than the preview, and a form would be sent in earnest.
    if (target?.closest('a, [type="submit"], form button:not([type])')) event.preventDefault();
    const id = target?.closest<HTMLElement>('main > [data-block-id]')?.dataset.blockId;
    if (id !== undefined) openForm(id);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const name = historyStepOf(event);
    if (!name) return;
    event.preventDefault();
    step(name);
  };
  window.addEventListener('message', read, { signal: stop.signal });
  document.addEventListener('click', select, { capture: true, signal: stop.signal });
  document.addEventListener('keydown', stepByKey, { signal: stop.signal });
  send({ type: formMessage, ready: true });
  return {
    change: (action, id) => send({ type: blockActionMessage, action, id }),
    step,
    // The file goes to the admin, which uploads it with the rights of its user: the website has no access to the media library.
    changePicture: (change) => send({ type: pictureMessage, ...change }),
    chooseVariant: (key) => send({ type: variantChosen, key }),
    openForm,
    close: () => stop.abort(),
  };
}

/** Scrolls only when the block is not in view. */
function scrollToBlock(id: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`main > [data-block-id="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}
