import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { type Reason, reasonOf, reasonOfError } from '../reasons/reason.ts';

/** Maximum length of one row, in characters: a quote that nobody closes must not fill the memory. */
const rowLimit = 1_000_000;

/**
 * Yields the rows of a CSV file as texts. A quote within a text that is not doubled changes its own row alone. Throws a CsvError for a file that
 * is no CSV, such as one that ends within quotes.
 */
export async function* readCsv(file: Readable, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: rowLimit,
  });
  // An error of the file ends the parser, which then throws it.
  pipeline(textsOf(file), parser).catch(() => undefined);
  try {
    yield* parser;
  } finally {
    parser.destroy();
    file.destroy();
  }
}

/**
 * Yields the text of a file in UTF-8 or Windows-1252, by its first characters beyond ASCII: a text of Windows-1252 with accents is practically
 * never valid UTF-8. Sources change their encoding without notice.
 */
async function* textsOf(file: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of file) {
    if (decoder !== null) yield decoder.decode(chunk, { stream: true });
    else if (held.length === 0 && isAscii(chunk)) yield chunk.toString('latin1');
    else {
      held = Buffer.concat([held, chunk]);
      decoder = decoderOf(held);
      if (decoder !== null) yield decoder.decode(held, { stream: true });
    }
  }
  // A file that ends within its first character beyond ASCII is no UTF-8.
  yield decoder === null ? new TextDecoder('windows-1252').decode(held) : decoder.decode();
}

/** Returns the decoder of a text; null while it ends within its first character beyond ASCII. */
function decoderOf(bytes: Buffer): TextDecoder | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
    return isAscii(Buffer.from(text)) ? null : new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Returns the reason for which a file of a delivery could not be read. */
export const fileReason = (error: unknown): Reason =>
  error instanceof CsvError ? reasonOf('file-damaged', { detail: error.message }) : reasonOfError(error);
