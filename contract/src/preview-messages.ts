import { isLocale, type Locale } from './locale.ts';

/**
 * Messages between the admin and the preview that it embeds, sent by `postMessage` to the exact origin of the other. The form's values
 * come in Payload's own message.
 */

/** Payload's message with the values of the form; the preview sends one with `ready` when it listens. */
export const formMessage = 'payload-live-preview';

/** Tells the admin that the block of this id was clicked. */
export const blockClicked = 'vitrine-block-clicked';

/** Tells the preview to scroll to the block of this id. */
export const showBlock = 'vitrine-show-block';

/** Tells the admin the action of a button over a block: `action` is one of `blockActions`, `id` that of the block. */
export const blockActionMessage = 'vitrine-block-action';
export const blockActions = [
  'move-up',
  'move-down',
  'duplicate',
  'copy',
  'toggle-hidden',
  'next-scheme',
  'save-reusable',
  'detach',
  'remove',
  'add-before',
  'add-after',
] as const;
export type BlockAction = (typeof blockActions)[number];

export const isBlockAction = (value: unknown): value is BlockAction => blockActions.some((action) => action === value);

/**
 * Asks the admin to change a picture of a block: `id` is that of the block, `picture` the path of the picture, or null for a choice of the
 * editor, and `file` the file that was dropped on the block, or null for a file that is still to be chosen.
 */
export const pictureMessage = 'vitrine-change-picture';

/** Tells the admin to undo or redo the last change of the form: `step` is `undo` or `redo`. */
export const historyStepMessage = 'vitrine-history-step';
export type HistoryStep = 'undo' | 'redo';

export const isHistoryStep = (value: unknown): value is HistoryStep => value === 'undo' || value === 'redo';

/**
 * The properties of a `KeyboardEvent` that choose a step. The event's own type is not used, because this package has no DOM
 * types.
 */
interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  target: unknown;
}

/** Returns the step that a key asks for: Ctrl+Z, Ctrl+Y or Ctrl+Shift+Z. Text fields have an undo of their own, so their keys ask for none. */
export function historyStepOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: PressedKey): HistoryStep | null {
  if (!(ctrlKey || metaKey) || altKey || isTextField(target)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** Types of inputs that hold no text. */
const textlessTypes = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']);

function isTextField(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false;
  if ('isContentEditable' in target && target.isContentEditable === true) return true;
  const name = 'tagName' in target ? target.tagName : '';
  if (name === 'INPUT') return !('type' in target && typeof target.type === 'string' && textlessTypes.has(target.type));
  return name === 'TEXTAREA';
}

/** Tells the admin to show a variant of the page in its form: `key` is that of the variant, or null for the page itself. */
export const variantChosen = 'vitrine-variant-chosen';

/** Tells the preview the state of the form: the properties of `EditorState`. */
export const editorStateMessage = 'vitrine-editor-state';

/** A place for a picture in a block, such as its background or the portrait of its second person. */
export interface PicturePlace {
  /** Path of the picture within the block. */
  path: string;
  /** Name in the editor's language. */
  label: string;
  isEmpty: boolean;
}

/** A block of the form, in the order of the page. */
export interface EditedBlockState {
  id: string;
  /** Name of its type in the editor's language. */
  label: string;
  isHidden: boolean;
  /** True while the block holds the sample content with which it was added, which is not published. */
  isSample: boolean;
  /** True for the place of a reusable block, which has no content of its own. */
  isReusable: boolean;
  /** The places of its pictures, in the order of its form. */
  pictures: readonly PicturePlace[];
}

/** A variant of the page, as the form has it. */
export interface EditedVariant {
  key: string;
  name: string;
}

export interface EditorState {
  /** Language of the editor, which may differ from that of the page. */
  language: Locale;
  canUndo: boolean;
  canRedo: boolean;
  /** Blocks of the page, or of the variant that the form shows. */
  blocks: readonly EditedBlockState[];
  variants: readonly EditedVariant[];
  /** Key of the variant that the form shows; null for the page itself. */
  variant: string | null;
}

/** Returns the state of the form in a message; null when it has none. */
export function readEditorState(message: unknown): EditorState | null {
  const language = readMessage(message, 'language');
  const blocks = readMessage(message, 'blocks');
  const variants = readMessage(message, 'variants');
  const variant = readMessage(message, 'variant');
  if (!isLocale(language) || !Array.isArray(blocks)) return null;
  return {
    language,
    canUndo: readMessage(message, 'canUndo') === true,
    canRedo: readMessage(message, 'canRedo') === true,
    blocks: blocks.map((block) => ({
      id: readText(block, 'id'),
      label: readText(block, 'label'),
      isHidden: readMessage(block, 'isHidden') === true,
      isSample: readMessage(block, 'isSample') === true,
      isReusable: readMessage(block, 'isReusable') === true,
      pictures: readPictures(readMessage(block, 'pictures')),
    })),
    variants: (Array.isArray(variants) ? variants : []).map((each) => ({
      key: readText(each, 'key'),
      name: readText(each, 'name'),
    })),
    variant: typeof variant === 'string' ? variant : null,
  };
}

const readPictures = (pictures: unknown): PicturePlace[] =>
  (Array.isArray(pictures) ? pictures : []).map((picture) => ({
    path: readText(picture, 'path'),
    label: readText(picture, 'label'),
    isEmpty: readMessage(picture, 'isEmpty') === true,
  }));

/** Returns a text of a message; '' for any other value, of which a conversion could throw. */
function readText(message: unknown, name: string): string {
  const value = readMessage(message, name);
  return typeof value === 'string' ? value : '';
}

/** Returns a property of a message from another window; undefined when it has none. */
export const readMessage = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null && Object.hasOwn(message, name)
    ? // The condition proves that the message is an object.
      (message as Record<string, unknown>)[name]
    : undefined;
