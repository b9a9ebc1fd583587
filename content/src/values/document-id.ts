/** Maximum value of a PostgreSQL integer. */
const largestId = 2 ** 31 - 1;

/**
 * Returns the id that a relationship holds: a number, its decimal digits, or a document with one of these; null for an empty relationship
 * and for anything else. PostgreSQL would also accept ` 147`, `0x93` and `1_47`. Blocks are stored as JSON without a check, so such a text
 * could later be read as the id of another document.
 */
export function documentId(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const number = typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= largestId ? number : null;
}
