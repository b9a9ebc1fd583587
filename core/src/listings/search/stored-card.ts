import { cardFormat, type cardTexts } from '../card-text.ts';

/** Texts of a card as `card-text.ts` describes them, in both languages. */
export interface CardTexts {
  fr: string;
  en: string;
  images: string;
}

/** Columns of `listing` that hold a card. */
export const storedCardColumns = 'listing_key, card_format, card_fr, card_en, card_images';

/** Texts are null until they are written for the first time. */
export interface StoredCard extends Record<'card_fr' | 'card_en' | 'card_images', string | null> {
  listing_key: string;
  card_format: number;
}

/** Returns the stored texts, or null when they are of another version than this process composes. */
export function readStoredCard({ card_format, card_fr, card_en, card_images }: StoredCard): CardTexts | null {
  if (card_format !== cardFormat || card_fr === null || card_en === null || card_images === null) return null;
  return { fr: card_fr, en: card_en, images: card_images };
}

/** Returns the texts by uls of the cards that are of this version. */
export function readStoredCards(rows: readonly StoredCard[]): Map<string, CardTexts> {
  const cards = new Map<string, CardTexts>();
  for (const row of rows) {
    const texts = readStoredCard(row);
    if (texts) cards.set(row.listing_key, texts);
  }
  return cards;
}

export const toCardTexts = ({ card_fr, card_en, card_images }: ReturnType<typeof cardTexts>): CardTexts => ({
  fr: card_fr,
  en: card_en,
  images: card_images,
});
