import { provinceCode } from './province.ts';
import { RecordReader } from './record-reader.ts';
import type { RawRecord } from './source-listing.ts';

/** A broker of a source. Sources send no e-mail address. */
export type SourceMember = {
  key: string;
  name: string;
  title: string | null;
  phone: string | null;
  officeKey: string | null;
};

/** A brokerage of a source. */
export type SourceOffice = {
  key: string;
  name: string;
  phone: string | null;
  city: string | null;
  province: string | null;
};

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
    officeKey: reader.text('OfficeKey'),
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
  };
}
