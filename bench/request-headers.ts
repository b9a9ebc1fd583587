/** Compressions of stored pages that are measured, each the best that a visitor accepts. */
export const storedCodings = ['gzip', 'br'] as const;
export type StoredCoding = (typeof storedCodings)[number];
/** Those of pages that are sent once; browsers of today accept all of them. */
export const onceCodings = [...storedCodings, 'zstd'] as const;
export type Coding = (typeof onceCodings)[number];

/** Returns the header by which a browser asks for a compression. */
export const acceptEncoding = (coding: Coding) => onceCodings.slice(0, onceCodings.indexOf(coding) + 1).join(', ');

/** Returns the headers of a visitor who has been here before. */
export const visitorHeaders = (coding: Coding) => ({
  'accept-encoding': acceptEncoding(coding),
  cookie: 'i18n_redirected=fr',
});

/** Returns the name of the requested compression and, when the answer has another one, that name too. */
export const codingName = (asked: Coding, came: string | null | undefined) =>
  came === asked ? asked : `${asked} (came as ${came ?? 'plain text'})`;
