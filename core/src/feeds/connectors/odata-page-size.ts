import type { ODataPage } from './odata-client.ts';

/**
 * Number of rows for which the pages of a server are asked. By the header `Prefer`, because some servers take `$top` as the size of the whole answer;
 * a server that does not follow the header is asked by `$top` from then on, in one connection.
 */
export class PageSize {
  readonly #rows: number;
  #isTop: boolean;

  constructor(rows: number, { isTop = false } = {}) {
    this.#rows = rows;
    this.#isTop = isTop;
  }

  get options(): Readonly<Record<string, string>> {
    return this.#isTop ? { $top: String(this.#rows) } : {};
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#isTop ? {} : { prefer: `odata.maxpagesize=${this.#rows}` };
  }

  /** Changes to `$top`, and returns true when this is a change. */
  useTop(): boolean {
    const isChange = !this.#isTop;
    this.#isTop = true;
    return isChange;
  }

  /** Returns true for a page of more rows, or of fewer before the last one, from a server that does not say that it follows the header. */
  isIgnoredIn({ rows: { length }, next, isSizeApplied }: ODataPage): boolean {
    if (this.#isTop || isSizeApplied || length === 0) return false;
    return length > this.#rows || (length < this.#rows && next !== null);
  }
}
