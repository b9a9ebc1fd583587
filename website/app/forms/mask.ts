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

/** Numbers of digits of a North American number, and of the longest number in the world with its country code (E.164). */
const nationalDigits = 10;
const internationalDigits = 15;

/**
 * Masks a phone number. A North American one takes the form `(514) 555-0123`: its area code never begins with 1, so a leading 1 is the
 * country code. One with another country code (`+33`, `0033` or `01133`) keeps its digits and spaces. An extension stays behind either.
 */
export function maskPhone(text: string): string {
  const typed = text.normalize('NFKC');
  const start = /^\s*\+1?\s*$/.exec(typed);
  if (start) return start[0].trim();
  const abroad = /^\s*\+\s*(?=[02-9])/.exec(typed) ?? /^\D*(?:00|011)\D*(?=[2-9])/.exec(typed);
  if (abroad) {
    const [number, rest] = splitAfterDigits(typed.slice(abroad[0].length), internationalDigits);
    const spaced = number.replace(/\D+/g, ' ');
    return `+${spaced}${maskExtension(rest)}`;
  }
  const [number, rest] = splitAfterDigits(typed.replace(/^[\D1]+/, ''), nationalDigits);
  const masked = applyMask(phoneMask, number);
  return masked.length < phoneMask.length ? masked : `${masked}${maskExtension(rest)}`;
}

/** Splits a text behind its last digit, or behind digit number `most`. Letters and `#` end a number too. */
function splitAfterDigits(text: string, most: number): [number: string, rest: string] {
  const [number = ''] = new RegExp(`^(?:[^\\p{L}#\\d]*\\d){0,${most}}`, 'u').exec(text) ?? [];
  return [number, text.slice(number.length)];
}

/** Words that introduce an extension; each may be typed in part. */
const extensionWords = ['poste', 'extension', 'x', '#'];

/** Returns an extension as it was typed, such as ` poste 204`, or the space before it; '' for other text. */
function maskExtension(text: string): string {
  if (/^\s+$/.test(text)) return ' ';
  const [, word = '', dot = '', space = '', digits = ''] = /^[\s,;]*([a-z]+|#)(\.?)(\s?)\s*(\d{0,6})/i.exec(text) ?? [];
  const isKnown = word !== '' && extensionWords.some((known) => known.startsWith(word.toLowerCase()));
  return isKnown ? ` ${word}${dot}${space && ' '}${digits}` : '';
}

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
