import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';

export interface CsvFormat {
  encoding: 'windows-1252' | 'utf-8';
  delimiter: string;
}

/** Maximum length of one row, in characters: a quote that nobody closes must not fill the memory. */
const rowLimit = 1_000_000;

/** Yields the rows of a CSV file as texts. Throws a CsvError for a file that is no CSV, such as one that ends within quotes. */
export async function* readCsv(file: Readable, { encoding, delimiter }: CsvFormat): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: rowLimit,
  });
  // An error of the file ends the parser, which then throws it.
  pipeline(textsOf(file, encoding), parser).catch(() => undefined);
  try {
    yield* parser;
  } finally {
    parser.destroy();
    file.destroy();
  }
}

async function* textsOf(file: Readable, encoding: CsvFormat['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of file) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
