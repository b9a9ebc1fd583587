/** Pattern of a masked input: `#` is a digit, `@` a letter, and any other character a separator that the mask inserts. */
export type Mask = string;

export const phoneMask: Mask = '(###) ###-####';

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[a-z]/i };

/**
 * Returns the digits and letters of `text` in the form of `mask`, as far as they go: `514555` becomes `(514) 555`. Other
 * characters are dropped. A separator is inserted only before the character that follows it, so that it can be deleted.
 * Full-width digits of Asian keyboards count as digits. Written by hand because two patterns need few lines, and mask libraries
 * control the value of the input, which these forms leave to the browser.
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

/**
 * Masks a North American phone number. Area codes never begin with 1, so a leading 1 is the country code, as in `+1 514
 * 555-0123`.
 */
export const maskPhone = (text: string): string => applyMask(phoneMask, text.normalize('NFKC').replace(/^[\D1]+/, ''));

/** The common part of React's input, change and composition events. */
interface TypingEvent {
  currentTarget: HTMLInputElement;
  nativeEvent: Event;
}

/**
 * Masks the value after typing, pasting or autofill; use it for `onChange` and `onCompositionEnd`. The value stays unchanged
 * while an input method composes, and is masked afterwards.
 */
export function maskTyping({ currentTarget, nativeEvent }: TypingEvent, mask: (text: string) => string): void {
  const typing = nativeEvent instanceof InputEvent ? nativeEvent : null;
  if (!typing?.isComposing) maskInput(currentTarget, mask, typing?.inputType);
}

/**
 * Masks the value of `input` and keeps the caret behind the same character. `inputType` is that of the event: after a forward
 * deletion the caret moves behind the separators, because it could not pass them otherwise.
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
