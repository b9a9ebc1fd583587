import { type CardRow, cardImages, cardWords, type WordsRow } from './present-listing.ts';

/** Version of the card's content. Must be raised when it changes: rows of other versions are composed anew. */
export const cardFormat = 3;

/**
 * Returns the parts of a card as the JSON text that a search sends: the texts of each language and the pictures, each
 * without its braces. Values that change by themselves or are columns of the search (coordinates, price, badge) are not
 * included.
 */
export const cardTexts = (row: WordsRow & Pick<CardRow, 'media'>) => ({
  card_fr: members(cardWords(row, 'fr')),
  card_en: members(cardWords(row, 'en')),
  card_images: cardPictures(row),
  card_format: cardFormat,
});

/** Returns the pictures of a card as that JSON text. */
export const cardPictures = (row: Pick<CardRow, 'media'>): string => members(cardImages(row));

const members = (value: object) => JSON.stringify(value).slice(1, -1);
