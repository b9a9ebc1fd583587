import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';

export type CsvFormat = { encoding: 'windows-1252' | 'utf-8'; delimiter: string };

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
  const decoder = new TextDecoder(encoding);
  const feed = async () => {
    for await (const chunk of file) {
      if (!parser.write(decoder.decode(chunk, { stream: true }))) {
        await new Promise((resolve) => parser.once('drain', resolve));
      }
    }
    parser.end(decoder.decode());
  };
  const feeding = feed().catch((error: unknown) => {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    yield* parser;
    await feeding;
  } finally {
    parser.destroy();
    file.destroy();
  }
}
