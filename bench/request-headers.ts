/** Compressions that are measured, each the best that a visitor accepts. */
export const codings = ['gzip', 'br'] as const;
export type Coding = (typeof codings)[number];

/** Returns the header by which a browser asks for a compression. */
export const acceptEncoding = (coding: Coding) => (coding === 'br' ? 'gzip, br' : coding);

/** Returns the headers of a visitor who has been here before. */
export const visitorHeaders = (coding: Coding) => ({
  'accept-encoding': acceptEncoding(coding),
  cookie: 'i18n_redirected=fr',
});

/** Returns the name of the requested compression and, when the answer has another one, that name too. */
export const codingName = (asked: Coding, came: string | null | undefined) =>
  came === asked ? asked : `${asked} (came as ${came ?? 'plain text'})`;
