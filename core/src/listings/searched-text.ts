import { sql } from 'kysely';

const accents = 'àâäáçéèêëíîïóôöùûüúÿñ';
const letters = 'aaaaceeeeiiiooouuuuyn';
// The collation of the database may lower ASCII letters alone.
const accented = accents + accents.toUpperCase();
const plain = letters + letters;

/** Returns a text in small letters without accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The columns of a listing that a text names, in small letters without accents. */
export const searchedText = (...columns: string[]) =>
  sql<string>`translate(lower(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})), ${accented}, ${plain})`;
