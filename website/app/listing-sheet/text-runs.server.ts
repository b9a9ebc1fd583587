import type { FontFile } from './sheet-fonts.server.ts';

/** A part of a line that one font file has. */
export interface TextRun {
  file: string;
  text: string;
}

/** Characters that the fonts lack, and others that look like them: spaces, and the hyphen that does not break. */
const replaced: Readonly<Record<string, string>> = {
  '\u2002': '\u00a0',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\t': ' ',
};

/** Splits a line by the first of the font files that has each of its characters. One that no file has loses its accent, or is left out. */
export function textRuns(line: string, files: readonly FontFile[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const given of line.toWellFormed().normalize('NFC')) {
    const run = runOf(replaced[given] ?? given, files);
    if (!run) continue;
    const last = runs.at(-1);
    if (last?.file === run.file) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function runOf(character: string, files: readonly FontFile[]): TextRun | null {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  for (const text of [character, bare]) {
    const file = files.find(({ characters }) => characters.has(text));
    if (file) return { file: file.name, text };
  }
  return null;
}
