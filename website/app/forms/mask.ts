/** `#` stands for a digit and `@` for a letter; everything else is put by the mask itself. */
export type Mask = string;

export const phoneMask: Mask = '(###) ###-####';

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[a-z]/i };

/**
 * Writes the digits and letters of `text` into `mask`, as far as they go: `514555` is `(514) 555`. What the mask has no place
 * for falls away, and a separator is only put before the character that follows it, so that it can be deleted. Digits of another
 * width, as Asian keyboards write them, are digits.
 */
export function applyMask(mask: Mask, text: string): string {
  let masked = '';
  let separators = '';
  const given = [...text.normalize('NFKC')];
  for (const place of mask) {
    const slot = slots[place];
    if (!slot) {
      separators += place;
      continue;
    }
    const at = given.findIndex((character) => slot.test(character));
    if (at === -1) break;
    masked += separators + given[at];
    separators = '';
    given.splice(0, at + 1);
  }
  return masked;
}

/** No area code begins with 1: one that stands first is the country's, as in `+1 514 555-0123`. */
export const maskPhone = (text: string): string => applyMask(phoneMask, text.normalize('NFKC').replace(/^[\D1]+/, ''));

/** What a field is told of a change: React's input, change and composition events all say as much. */
interface TypingEvent {
  currentTarget: HTMLInputElement;
  nativeEvent: Event;
}

/**
 * Masks what was just typed, pasted or filled in, for `onChange` and `onCompositionEnd`. While an input method composes, the field
 * is its own; what it wrote is masked once it is done.
 */
export function maskTyping({ currentTarget, nativeEvent }: TypingEvent, mask: (text: string) => string): void {
  const typing = nativeEvent instanceof InputEvent ? nativeEvent : null;
  if (!typing?.isComposing) maskInput(currentTarget, mask, typing?.inputType);
}

/**
 * Masks the value of `input` and leaves the caret behind the character that it stood behind. `inputType` is that of the event: who
 * deletes forward stands behind the separators, or would never get past them.
 */
export function maskInput(input: HTMLInputElement, mask: (text: string) => string, inputType = ''): void {
  const masked = mask(input.value);
  if (masked === input.value) return;
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  input.value = masked;
  let caret = mask(before).length;
  if (inputType === 'deleteContentForward') while (/[^\da-z]/i.test(masked.charAt(caret))) caret++;
  input.setSelectionRange(caret, caret);
}
