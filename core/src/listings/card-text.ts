import { type CardRow, cardImages, cardWords, type WordsRow } from './present-listing.ts';

/** Raised whenever a card of the same listing says something else than before: rows of other formats are composed anew. */
export const cardFormat = 1;

/**
 * A card as the JSON text that a search sends, cut where it is joined: the words of each language and the pictures, each
 * without its braces. What changes by itself or is in the search's own columns (coordinates, price, badge) is not in it.
 */
export const cardTexts = (row: WordsRow & Pick<CardRow, 'media'>) => ({
  card_fr: members(cardWords(row, 'fr')),
  card_en: members(cardWords(row, 'en')),
  card_images: members(cardImages(row)),
  card_format: cardFormat,
});

const members = (value: object) => JSON.stringify(value).slice(1, -1);
