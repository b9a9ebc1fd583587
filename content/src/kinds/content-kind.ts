import type { BlockDescription, Field } from '@vitrine/contract/fields.ts';
import type { Bilingual, Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Field as PayloadField } from 'payload';
import type { Loose } from '../values/untyped-values.ts';
import type { FindPicture, StoredPicture } from './stored-picture.ts';

/** Position of a field in the admin's form. */
export interface FormPlace {
  /** The properties that the Payload fields of all kinds have. */
  shared: { name: string; label: Bilingual; admin: { description: Bilingual } };
  /** True for a field of a menu item, whose link has its text in both languages. */
  isInMenu: boolean;
  /** Returns the Payload field of a list of blocks; the allowed block types depend on the position in the tree of blocks. */
  listField: () => PayloadField;
}

/** The values and functions that a conversion to the wire receives. */
export interface Writing {
  find: FindPicture;
  /** The block types that an `anyBlock` field may hold. */
  pageBlocks: readonly BlockDescription[];
  writeBlocks(blocks: unknown, allowed: readonly BlockDescription[]): WireBlock[];
}

export interface ReadingOptions {
  /** The language in which Payload writes the document; `all` produces the format of a document that was read with `locale: 'all'`. */
  locale: Locale | 'all';
  /** Returns the id of the picture in the media library that has this wire address; undefined when it is missing. */
  pictureId(url: string): number | string | undefined;
  /**
   * Returns the id of the page to which a link leads in every language; undefined for other links. When the function is missing, links keep
   * their addresses.
   */
  pageId?(url: Loose): number | undefined;
}

/** The values and functions that a conversion from the wire receives. */
export interface Reading extends ReadingOptions {
  /** The block types that an `anyBlock` field may hold. */
  pageBlocks: readonly BlockDescription[];
  readBlocks(blocks: unknown, allowed: readonly BlockDescription[]): Loose[];
}

/** Position of a field in the sample of a block. */
export interface SamplePlace {
  name: string;
  pictures: readonly StoredPicture[];
  /** Path of the block's sample, from which ids, pictures and icons are chosen. */
  path: string;
  /** Number of the block in its list, from 0. */
  index: number;
  depth: number;
  /** Returns the sample of a block in the list of the field; null below the deepest level. */
  sampleBlock(description: BlockDescription, suffix: string, index?: number): WireBlock | null;
}

/** Everything that the content service knows about the fields of a kind. */
export interface ContentKind<F extends Field = Field> {
  /** Returns the field of the admin's form: a new object at each call, because Payload mutates it. */
  adminField(field: F, place: FormPlace): PayloadField;
  /** Converts a value that Payload read with `locale: 'all'` to the wire; undefined for an empty one. */
  toWire(value: unknown, field: F, writing: Writing): unknown;
  /** The inverse of `toWire`, in the language of `reading`. `value` is neither null nor undefined. */
  fromWire(value: unknown, field: F, reading: Reading): unknown;
  /** Returns a sample value in the wire format for the page that shows every block; null for none. */
  sample(field: F, place: SamplePlace): unknown;
  /** True when a value that Payload read with `locale: 'all'` shows something of its own, unlike a setting. */
  hasContent(value: unknown): boolean;
  /** Paths within the value that may name a block in the form, by rank: texts first, then pictures, then other values. */
  titles?: { readonly text?: string; readonly picture?: string; readonly value?: string };
}
