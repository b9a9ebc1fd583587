const sentence = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?]+(?=\S)[^.!?\n]*)*[.!?]*\s*/gu;
/** Matches the end of a part that is an abbreviation in an address and ends no sentence. */
const abbreviation = /(?<!\p{L})(?:app|apt|av|ave|blvd|boul|bur|ch|dr|no|rd|st|ste)\.\s*$/iu;

/** Returns a text without the sentences for which `tells` is true; a text for which it is false as it is. */
export function withoutSentences(text: string, tells: (part: string) => boolean): string {
  if (!tells(text)) return text;
  const sentences: string[] = [];
  for (const part of text.match(sentence) ?? []) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, last + part);
    else sentences.push(part);
  }
  return sentences
    .filter((part) => !tells(part))
    .join('')
    .trim();
}
