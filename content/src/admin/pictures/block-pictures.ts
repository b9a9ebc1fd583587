import type { PicturePlace } from '@vitrine/contract/preview-messages.ts';
import type { ClientBlock, ClientField, FormState } from 'payload';
import { findField } from '../forms/find-field.ts';

/** The admin's client configuration of every block, by slug. */
type BlocksMap = Readonly<Record<string, ClientBlock>>;

interface PlacedBlock {
  fields: FormState;
  /** Path of the row of the block in the form. */
  at: string;
  blocks: BlocksMap;
  /** Language of the editor. */
  language: string;
}

/** Returns the places for pictures in a block of the form and in the items of its lists, in the order of the form. */
export function picturePlaces({ fields, at, blocks, language }: PlacedBlock): PicturePlace[] {
  const typeAt = (path: string): string => String(fields[`${at}.${path}.blockType`]?.value ?? '');
  const own = blocks[String(fields[`${at}.blockType`]?.value ?? '')]?.fields ?? [];
  const rowCount = (path: string): number => fields[`${at}.${path}`]?.rows?.length ?? 0;
  const names = { fields: own, blocks, blockTypeAt: typeAt };
  return pathsIn(own, '', { rowCount, rowFields: (path) => blocks[typeAt(path)]?.fields ?? [] }).map((path) => ({
    path,
    label: placeName(findField(path, names, language)?.names ?? []),
    isEmpty: typeof fields[`${at}.${path}.media`]?.value !== 'number',
  }));
}

/** Returns “Card 2 · Picture”, and “Picture 2” for the picture of an item that has the same name. */
const placeName = (names: readonly string[]): string =>
  names.filter((name, index) => !names[index - 1]?.startsWith(`${name} `)).join(' · ');

interface Rows {
  /** Returns the number of rows of the list at a path within the block. */
  rowCount: (path: string) => number;
  /** Returns the fields of a row of a list of blocks. */
  rowFields: (path: string) => readonly ClientField[];
}

/** Returns the paths of the groups that hold a picture. */
const pathsIn = (fields: readonly ClientField[], prefix: string, rows: Rows): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return pathsIn(field.fields, prefix, rows);
    if (!('name' in field) || field.name === undefined) return [];
    const path = prefix + field.name;
    switch (field.type) {
      case 'group':
        return isPicture(field.fields) ? [path] : pathsIn(shownFields(field.fields), `${path}.`, rows);
      case 'blocks':
        return Array.from({ length: rows.rowCount(path) }, (_, index) => `${path}.${index}`).flatMap((row) =>
          pathsIn(rows.rowFields(row), `${row}.`, rows),
        );
      default:
        return [];
    }
  });

const isPicture = (fields: readonly ClientField[]): boolean =>
  fields.some((field) => field.type === 'upload' && field.name === 'media' && field.relationTo === 'media');

/** Returns the picture alone of a medium that is either a picture or a video, whose poster is not what an editor means. */
const shownFields = (fields: readonly ClientField[]): readonly ClientField[] => {
  const picture = fields.filter((field) => 'name' in field && field.name === 'image');
  return fields.some(isKindOfMedium) && picture.length > 0 ? picture : fields;
};

const isKindOfMedium = (field: ClientField): boolean => field.type === 'radio' && field.name === 'kind';

/**
 * Returns the values that put a picture in a place. What belonged to the picture before it, such as its own description, is emptied; a
 * video in the place is kept, and hidden.
 */
export function pictureValues(fields: FormState, path: string, id: number): Record<string, unknown> {
  const medium = `${path.replace(/\.[^.]*$/, '')}.kind`;
  const ofFormer = [`${path}.alt`, `${path}.center.x`, `${path}.center.y`].filter((name) =>
    isFilled(fields[name]?.value),
  );
  return {
    [`${path}.media`]: id,
    ...Object.fromEntries(ofFormer.map((name) => [name, name.endsWith('.alt') ? '' : null])),
    ...(path.endsWith('.image') && medium in fields && { [medium]: 'image' }),
  };
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
