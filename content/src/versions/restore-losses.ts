import { type Bilingual, type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload';
import { isFilled } from '../languages/text-state.ts';
import { plainText } from '../rich-text/plain-text.ts';
import type { Loose } from '../values/untyped-values.ts';
import { type BlockChange, compareDocuments, type DocumentChanges, type FieldChange } from './compare-documents.ts';
import { readRelatedTitles, referenceKey, referencesOf } from './related-titles.ts';

/** A field whose content would be lost, with the block that contains it. */
export interface LostValue {
  labels: Bilingual[];
  block: Pick<BlockChange, 'label' | 'title'> | null;
  locale: Locale | null;
  /** The text that would be lost; '' for a picture or a document. */
  text: string;
}

/** Content that the current draft would lose if a version replaced it. */
export interface RestoreLosses {
  /** Languages in which the draft has texts and the version has none at all. */
  languages: Locale[];
  /** Texts of the draft that the version lacks, in blocks that both contain. */
  texts: LostValue[];
  /** Blocks of the draft that the version does not contain. */
  blocks: Pick<BlockChange, 'label' | 'title'>[];
  /** Pages, pictures and other documents that the version references and that no longer exist. */
  missing: LostValue[];
}

interface States {
  current: Loose;
  version: Loose;
}

export const losesNothing = ({ languages, texts, blocks, missing }: RestoreLosses): boolean =>
  languages.length + texts.length + blocks.length + missing.length === 0;

/** Returns the content that a restoration would lose, as far as the user may read it. Both states must be read with `locale: 'all'`. */
export async function findRestoreLosses(
  req: PayloadRequest,
  collection: CollectionSlug,
  { current, version }: States,
): Promise<RestoreLosses> {
  const { config } = req.payload;
  const changes = compareDocuments(config, collection, { before: current, after: version });
  return {
    languages: lostLanguages(config, collection, { current, version }),
    texts: placed(changes, ({ kinds }) => !kinds.includes('removed')).flatMap(({ field, block }) =>
      field.locale !== null && isFilled(field.before) && !isFilled(field.after)
        ? [lost(field, block, plainText(field.before))]
        : [],
    ),
    blocks: changes.blocks.filter(({ kinds }) => kinds.includes('removed')),
    missing: await missingReferences(req, collection, version),
  };
}

interface PlacedField {
  field: FieldChange;
  block: BlockChange | null;
}

const placed = ({ fields, blocks }: DocumentChanges, isMeant: (block: BlockChange) => boolean): PlacedField[] => [
  ...fields.map((field) => ({ field, block: null })),
  ...blocks.filter(isMeant).flatMap((block) => block.fields.map((field) => ({ field, block }))),
];

const lost = ({ labels, locale }: FieldChange, block: BlockChange | null, text: string): LostValue => ({
  ...{ labels, locale, text },
  block: block && { label: block.label, title: block.title },
});

function lostLanguages(config: SanitizedConfig, collection: CollectionSlug, { current, version }: States): Locale[] {
  const has = (document: Loose, locale: Locale) =>
    placed(compareDocuments(config, collection, { before: {}, after: document }), () => true).some(
      ({ field }) => field.locale === locale && isFilled(field.after),
    );
  return locales.filter((locale) => has(current, locale) && !has(version, locale));
}

async function missingReferences(
  req: PayloadRequest,
  collection: CollectionSlug,
  version: Loose,
): Promise<LostValue[]> {
  const everything = compareDocuments(req.payload.config, collection, { before: {}, after: version });
  const values = placed(everything, () => true).flatMap((place) =>
    referencesOf(place.field, place.field.after).map((reference) => ({ ...place, reference })),
  );
  const known = await readRelatedTitles(
    req,
    values.map(({ reference }) => reference),
  );
  return values.flatMap(({ field, block, reference }) =>
    known.has(referenceKey(reference)) ? [] : [lost(field, block, '')],
  );
}
