/** Returns the width of a line. */
type Measure = (line: string) => number;

interface WrapOptions {
  width: number;
  /** Maximum number of lines; the last one ends with an ellipsis when text is left. */
  lines: number;
  measure: Measure;
}

/** Wraps a paragraph at its spaces, and a word that is wider than a line within itself. */
export function wrapText(text: string, { width, lines, measure }: WrapOptions): string[] {
  const words = text
    .split(/[ \n\r\t]+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, width, measure));
  const wrapped: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (wrapped.length + 1 >= lines) return lines < 1 ? [] : [...wrapped, withEllipsis(line, width, measure)];
    wrapped.push(line);
    line = word;
  }
  return line && lines > 0 ? [...wrapped, line] : wrapped;
}

/** Splits a word that is too wide, such as an address of the web. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && measure(piece + character) > width) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...found, piece];
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  let kept = line;
  while (kept && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.replace(/[\s.,;:\u00a0]+$/, '')}…`;
}
