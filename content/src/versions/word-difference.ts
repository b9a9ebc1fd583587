import { diffWordsWithSpace } from 'diff';

/** A part of a text that is unchanged, added or removed. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Maximum time of a comparison, ms; two long texts without a common word would take seconds. */
const timeoutMs = 200;

/** Returns the parts of two texts in reading order, word by word. Texts that are too different are one removal and one addition. */
export function wordDifference(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs });
  if (parts) return parts.map(({ value, added, removed }) => ({ kind: kindOf(added, removed), text: value }));
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

const kindOf = (added: boolean, removed: boolean): TextPart['kind'] => (added ? 'added' : removed ? 'removed' : 'same');
