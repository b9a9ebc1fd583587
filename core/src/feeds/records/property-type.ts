import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { commonInterestLookup, resoTypeLookup, structureLookup, subTypeLookup } from './lookups.ts';
import type { RecordReader } from './record-reader.ts';

interface Kind {
  type: PropertyTypeCode | 'other';
  transaction: 'buy' | 'rent' | null;
}

/**
 * Returns the type of a property and, where the class says it, whether it is for sale. The class decides first (`PropertyType`, which DDF
 * does not have), then the sub-type, the ownership and the building. A residence of which nothing more is known is a house.
 */
export function readPropertyType(reader: RecordReader): Kind {
  const known = reader.lookup('PropertyType', resoTypeLookup);
  const propertyClass = known === 'other' ? null : known;
  const transaction = propertyClass?.transaction ?? null;
  if (propertyClass?.type) return { type: propertyClass.type, transaction };
  const subType = reader.lookup('PropertySubType', subTypeLookup);
  if (subType && subType !== 'other') return { type: subType, transaction };
  const interest = reader.lookup('CommonInterest', commonInterestLookup);
  const structures = reader.lookups('StructureType', structureLookup);
  const structure = structuresByWeight.find((type) => structures.includes(type));
  // Ownership goes before the building, except for land: a row house can be a condo.
  if (interest === 'condo' && structure !== 'terrain') return { type: 'condo', transaction };
  if (structure) return { type: structure, transaction };
  const isResidence = propertyClass !== null || isSingleFamily(reader);
  return { type: isResidence ? 'maison' : 'other', transaction };
}

/** A listing with several structures has the type of the one that comes first here. */
const structuresByWeight = ['prop', 'condo', 'chalet', 'maison', 'ferme', 'comm', 'terrain'] as const;

const isSingleFamily = (reader: RecordReader): boolean => /^single.?family/i.test(reader.text('PropertySubType') ?? '');
