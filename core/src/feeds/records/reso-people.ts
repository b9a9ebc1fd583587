import { licenceNumberOf } from '@vitrine/contract/licence.ts';
import { orderedMedia } from './ordered-media.ts';
import { provinceCode } from './province.ts';
import { RecordReader } from './record-reader.ts';
import { readMedia } from './reso-listing.ts';
import type { RawRecord } from './source-listing.ts';

/** RESO resource of brokers or of brokerages. */
export type PeopleResource = 'Member' | 'Office';

/** A broker of a source. DDF sends no e-mail address. */
export interface SourceMember {
  key: string;
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
  /** Numbers of the licences, in the form of `licenceNumberOf`; most sources send none. */
  licences: string[];
  officeKey: string | null;
  /** Address of the portrait. */
  photo: string | null;
}

/** A brokerage of a source. */
export interface SourceOffice {
  key: string;
  name: string;
  phone: string | null;
  city: string | null;
  province: string | null;
  email: string | null;
  street: string | null;
  postalCode: string | null;
  photo: string | null;
}

/** Returns the broker of a Member record; null for one without a key or a name. */
export function readMember(raw: RawRecord): SourceMember | null {
  const reader = new RecordReader(raw);
  const key = reader.text('MemberKey');
  const names = [reader.text('MemberFirstName'), reader.text('MemberLastName')].filter((name) => name !== null);
  const name = reader.text('MemberFullName') ?? names.join(' ');
  if (key === null || name === '') return null;
  return {
    key,
    name,
    title: reader.text('JobTitle'),
    phone: reader.text('MemberOfficePhone', 'MemberPreferredPhone', 'MemberMobilePhone'),
    email: reader.text('MemberEmail'),
    // RESO's text with several licences separates them by commas.
    licences: (reader.text('MemberStateLicense') ?? '').split(',').map(licenceNumberOf).filter(Boolean),
    officeKey: reader.text('OfficeKey'),
    photo: readPhoto(reader),
  };
}

/** Returns the brokerage of an Office record; null for one without a key or a name. */
export function readOffice(raw: RawRecord): SourceOffice | null {
  const reader = new RecordReader(raw);
  const [key, name] = [reader.text('OfficeKey'), reader.text('OfficeName')];
  if (key === null || name === null) return null;
  const province = reader.text('OfficeStateOrProvince');
  return {
    key,
    name,
    phone: reader.text('OfficePhone'),
    city: reader.text('OfficeCity'),
    province: province && provinceCode(province),
    email: reader.text('OfficeEmail'),
    street: reader.text('OfficeAddress1'),
    postalCode: reader.text('OfficePostalCode'),
    photo: readPhoto(reader),
  };
}

/** Returns the address of the main picture of a person or an office; null when the record has none. */
const readPhoto = (reader: RecordReader): string | null =>
  orderedMedia(reader.records('Media').flatMap(readMedia))[0]?.url ?? null;
