/** `#` stands for a digit and `@` for a letter; everything else is put by the mask itself. */
export type Mask = string;

export const phoneMask: Mask = '(###) ###-####';

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /\p{L}/u };

/**
 * Writes the digits and letters of `text` into `mask`, as far as they go: `514555` is `(514) 555`. What the mask has no place
 * for falls away, and a separator is only put before the character that follows it, so that it can be deleted.
 */
export function applyMask(mask: Mask, text: string): string {
  let masked = '';
  let separators = '';
  const given = [...text];
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
export const maskPhone = (text: string): string => applyMask(phoneMask, text.replace(/^[\D1]+/, ''));

const isFilling = /[\p{L}\d]/u;

/** Masks what was typed into `input` and leaves the caret behind the character that it stood behind. */
export function maskInput(input: HTMLInputElement, mask: (text: string) => string): void {
  const masked = mask(input.value);
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const before = [...input.value.slice(0, caret)].filter((character) => isFilling.test(character)).length;
  input.value = masked;
  const position = isAtEnd ? masked.length : positionAfter(masked, before);
  input.setSelectionRange(position, position);
}

/** Where the caret stands behind the `count`th digit or letter. */
function positionAfter(text: string, count: number): number {
  let left = count;
  for (let position = 0; position < text.length; position++) {
    if (left === 0) return position;
    if (isFilling.test(text.charAt(position))) left--;
  }
  return text.length;
}
