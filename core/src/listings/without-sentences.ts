const sentence = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?]+(?=\S)[^.!?\n]*)*[.!?]*\s*/gu;
/** Matches the end of a part that is an abbreviation in an address and ends no sentence. */
const abbreviation = /(?<!\p{L})(?:app|apt|av|ave|blvd|boul|bur|ch|dr|no|rd|st|ste)\.\s*$/iu;

/** Returns a text without the sentences for which `tells` is true. A text for which `tells` is false as a whole is returned unchanged. */
export function withoutSentences(text: string, tells: (part: string) => boolean): string {
  if (!tells(text)) return text;
  const sentences: string[] = [];
  let previous = '';
  for (const part of text.match(sentence) ?? []) {
    // Only the preceding part is tested: testing the sentence so far would take quadratic time in a sentence of many abbreviations.
    if (abbreviation.test(previous)) sentences.push((sentences.pop() ?? '') + part);
    else sentences.push(part);
    previous = part;
  }
  return sentences
    .filter((part) => !tells(part))
    .join('')
    .trim();
}
