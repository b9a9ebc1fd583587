import { displaySettings, mappingSettings } from '@vitrine/contract/core/feed-settings.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../../../scripts/tests/generated-runs.ts';
import { hostileJson, hostileText, mutated } from '../../../../scripts/tests/hostile-values.ts';
import { readListing } from '../../listings/listing-row.ts';
import { mapListing } from '../listings/map-listing.ts';
import { readUnparsed } from '../listings/street-address.ts';
import { readPhotoName } from '../photos/photo-files.ts';
import { readReason, reasonOf, storedReason } from '../reasons/reason.ts';
import { readDimensions } from './centris-details.ts';
import { readCentrisListing } from './centris-listing.ts';
import { readNumber } from './read-number.ts';
import { readClock, readDate, readInstant } from './read-time.ts';
import { readMedia, readOpenHouse, readResoListing } from './reso-listing.ts';
import { readMember, readOffice } from './reso-people.ts';
import type { RawRecord, ReadResult } from './source-listing.ts';
import { readTourAddress } from './tours.ts';
import { translateRecord } from './translate-record.ts';

const runs = { numRuns: parserCases };

const media = {
  MediaKey: '1',
  MediaURL: 'https://m.example/1.jpg',
  Order: 1,
  MediaCategory: 'Photo',
  PreferredPhotoYN: 'Y',
};
const openHouse = { OpenHouseDate: '2026-06-20', OpenHouseStartTime: '14:00:00', OpenHouseEndTime: '16:00:00' };
/** A record of DDF and RESO with each kind of field. */
const resoExample = {
  ListingKey: '25000001',
  ListingId: '10000001',
  ModificationTimestamp: '2026-06-15T12:00:00.5Z',
  StandardStatus: 'Active',
  PropertySubType: 'Single Family',
  StructureType: ['House'],
  ListPrice: '450 000,50 $',
  LeaseAmount: null,
  LeaseAmountFrequency: 'Monthly',
  StreetNumber: '1240',
  StreetName: 'rue des Érables',
  UnitNumber: '5',
  UnparsedAddress: '1240, rue des Érables, Montréal',
  City: 'Montréal',
  CityRegion: 'Verdun',
  StateOrProvince: 'Quebec',
  PostalCode: 'H2K 3T1',
  Latitude: 45.53,
  Longitude: '-73.57',
  BedroomsTotal: 3,
  BathroomsFull: 1,
  BathroomsHalf: 1,
  LivingArea: '1 240,5',
  LivingAreaUnits: 'square feet',
  LotSizeArea: 500,
  LotSizeUnits: 'acres',
  YearBuilt: 1987,
  PublicRemarks: 'Grand condo',
  OnMarketDate: '2026-06-01',
  VirtualTourURLUnbranded: 'https://visite.example.ca/1',
  InternetAddressDisplayYN: true,
  ListAgentKey: '1001',
  ListOfficeKey: '900',
  TaxAnnualAmount: 3000,
  Inclusions: 'Stove',
  Rooms: [
    { RoomType: 'Kitchen', RoomLevel: 'Main level', RoomLength: 3.5, RoomWidth: 2, RoomLengthWidthUnits: 'meters' },
  ],
  Media: [media],
  OpenHouse: [openHouse],
};
/** A row of a delivery of Centris, with the rows of its other files. */
const centrisExample = {
  number: '10000001',
  price: '350000',
  rent: '',
  status: 'EV',
  category: 'UNI',
  genre: 'MAI',
  municipalityName: 'Montréal',
  municipality: '66023',
  civicFrom: '12',
  civicTo: '14',
  street: 'rue Principale',
  postalCode: 'H2X 1Y4',
  latitude: '45.5',
  longitude: '-73.5',
  bedrooms: '3',
  bathrooms: '2',
  powderRooms: '1',
  livingArea: '100',
  livingAreaUnit: 'MC',
  startedAt: '2026/06/01',
  modifiedAt: '2026-06-02 10:11:12',
  year: '1987',
  textFr: 'Grand<br>condo',
  tourFr: 'https://visite.example.ca/fr',
  photos: [{ url: 'https://m.example/1.jpg', order: '1', captionFr: 'Façade', modifiedAt: '2026-06-02T10:11:12' }],
  remarks: [{ item: '1', part: '1', language: 'F', text: 'Beau' }],
  rooms: [{ type: 'CUI', level: 'RC', dimensions: '26.8x11.10 P', unit: '1', order: '1' }],
  units: [{ type: 'LOGEMENT', rooms: '4', bedrooms: '2' }],
  costs: [{ type: 'TAXMUN', amount: '2000', year: '2026', frequency: 'A' }],
  openHouses: [{ startDate: '2026-06-20', startTime: '14:00', endTime: '16:00' }],
};

const isInstant = (text: string | null) => text === null || new Date(text).toISOString() === text;
const isUsable = (number: number | null) => number === null || (Number.isFinite(number) && number >= 0);

const context = {
  listingKey: '25000001',
  micrositeIds: ['m-1'],
  settings: mappingSettings.parse({}),
  brokerSlug: () => null,
  officeSlug: () => null,
  display: displaySettings.parse({}),
  photos: 'embed' as const,
  officeName: () => 'Agence Boréale',
  findMunicipality: (name: string) => (name === 'Montréal' ? { code: '66023', name, part: null } : null),
  firstReadAt: '2026-06-15T12:00:00.000Z',
};

/** Checks what may be promised of a listing, whatever the source has sent; what becomes of it must be one that core imports. */
function expectUsable(result: ReadResult, raw: RawRecord): void {
  expect(result.raw).toBe(raw);
  if (result.kind === 'failure') return;
  const { listing, issues } = result;
  for (const moment of [listing.modifiedAt, listing.listedAt, listing.photosChangedAt])
    expect(isInstant(moment)).toBe(true);
  for (const { start, end } of listing.openHouses) expect(isInstant(start) && isInstant(end) && start < end).toBe(true);
  for (const { url } of listing.media) expect(url).toMatch(/^https?:\/\//i);
  for (const number of [listing.price, listing.bedrooms, listing.bathrooms, listing.yearBuilt])
    expect(isUsable(number)).toBe(true);
  for (const { value } of issues) expect(value.length).toBeLessThanOrEqual(200);
  const texts = JSON.stringify(listing);
  expect(texts.isWellFormed()).toBe(true);
  expect(texts).not.toContain('\\u0000');
  const mapped = mapListing(listing, context);
  if (mapped.kind === 'listing') expect(readListing(JSON.parse(JSON.stringify(mapped.listing)))).toHaveProperty('row');
}

const records = (example: RawRecord) =>
  fc.oneof({ weight: 5, arbitrary: mutated(example) }, { weight: 1, arbitrary: hostileJson }).filter(
    // The clients of the sources pass on objects alone.
    (raw): raw is RawRecord => typeof raw === 'object' && raw !== null && !Array.isArray(raw),
  );

test(
  'any record of RESO or DDF becomes a listing that core can import, or a reason',
  () => {
    fc.assert(
      fc.property(records(resoExample), (raw) => expectUsable(readResoListing(raw), raw)),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any row of Centris becomes a listing that core can import, or a reason',
  () => {
    fc.assert(
      fc.property(records(centrisExample), (raw) => expectUsable(readCentrisListing(raw), raw)),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any translation of a record leaves its fields, and what it reads can be read',
  () => {
    const values = fc.dictionary(hostileText, fc.dictionary(hostileText, hostileText, { maxKeys: 3 }), { maxKeys: 3 });
    fc.assert(
      fc.property(records(resoExample), values, fc.constantFrom('ymd', 'dmy', 'mdy'), (raw, meanings, dateOrder) => {
        const translated = translateRecord(raw, { values: meanings, dateOrder });
        expect(Object.keys(translated).sort()).toEqual(Object.keys(raw).sort());
        expectUsable(readResoListing(translated), translated);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a broker and a brokerage have a key and a name, or are none',
  () => {
    const member = {
      MemberKey: '1',
      MemberFullName: 'Ève Roy',
      MemberStateLicense: 'H1234, J55',
      MemberEmail: 'e@x.ca',
      Media: [media],
    };
    const office = { OfficeKey: '1', OfficeName: 'Agence', OfficeStateOrProvince: 'QC', Media: [media] };
    fc.assert(
      fc.property(records(member), records(office), (one, other) => {
        for (const read of [readMember(one), readOffice(other)]) {
          if (read) expect([read.key, read.name]).not.toContain('');
          if (read?.photo) expect(read.photo).toMatch(/^https?:\/\//i);
        }
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'pictures have a web address, and an open house ends after it began',
  () => {
    fc.assert(
      fc.property(records(media), records(openHouse), (picture, house) => {
        for (const { url } of readMedia(picture)) expect(url).toMatch(/^https?:\/\//i);
        for (const { start, end } of readOpenHouse(house, 'America/Toronto'))
          expect(isInstant(start) && start < end).toBe(true);
      }),
      runs,
    );
  },
  parserTimeout,
);

const timeText = fc.oneof(
  hostileText,
  fc.stringMatching(/^\d{4}[-/]\d{2}[-/]\d{2}([T ]\d{1,2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/),
  fc.stringMatching(/^\d{1,2}:\d{2}(:\d{2})?$/),
);

test(
  'dates, times and moments are in their form and exist, or are none',
  () => {
    fc.assert(
      fc.property(timeText, (text) => {
        expect(isInstant(readInstant(text))).toBe(true);
        const date = readDate(text);
        if (date) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
        expect(Number.isNaN(Date.parse(`2026-06-15T${readClock(text) ?? '00:00:00'}Z`))).toBe(false);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'numbers are what is written with other signs, and a number that is written is read',
  () => {
    const written = fc.stringMatching(/^[+-]?[\d ,.\u00a0$]{0,20}$/);
    fc.assert(
      fc.property(fc.oneof(hostileText, written), fc.integer({ min: -1e9, max: 1e9 }), (text, number) => {
        const read = readNumber(text);
        if (read !== null) expect(text).toMatch(/\d/);
        expect(readNumber(String(number))).toBe(number);
        expect(readNumber(`${number.toLocaleString('fr-CA')} $`.replace('−', '-'))).toBe(number);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'sizes, addresses of tours and streets are bounded, or none',
  () => {
    const size = fc.stringMatching(/^\d{0,4}[.,]?\d{0,3} ?x ?\d{0,4}[.,]?\d{0,3} ?[PMpm]?$/);
    const street = fc.stringMatching(/^\d{0,6}[A-Z]?[ –-]{0,2}\d{0,4}[, ]{0,3}[a-zé ]{0,20},?[a-z ]{0,10}$/);
    fc.assert(
      fc.property(fc.oneof(hostileText, size, street, fc.webUrl()), (text) => {
        for (const side of Object.values(readDimensions(text) ?? {})) expect(side > 0 && side < 1000).toBe(true);
        expect(readTourAddress(text) ?? 'https://a.example').toMatch(/^https:\/\/[^@/\s<>"]+\/?[^\s<>"]*$/);
        const { number = '', street: name = 'x' } = readUnparsed(text) ?? {};
        expect(name.trim()).not.toBe('');
        expect(number.length + name.length).toBeLessThanOrEqual(text.length + 1);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a stored reason is read as it was, and any other text is a reason as it is written',
  () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileJson.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expect(readReason(text).values).toBeTypeOf('object');
          const reason = reasonOf('xml-malformed', { detail: text });
          expect(readReason(storedReason(reason))).toEqual(reason);
        },
      ),
      runs,
    );
  },
  parserTimeout,
);

test(
  'the name of a file of a photo leads into no other folder',
  () => {
    const name = fc.stringMatching(/^[0-9a-f]{31,33}(-\d{1,5})?(\.\.|\/)?\.(avif|webp|jpg|svg)$/);
    fc.assert(
      fc.property(fc.oneof(hostileText, name), (text) => {
        expect(readPhotoName(text)?.name ?? 'none').toMatch(/^[\w-]+(\.\w+)?$/);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a listing of any JSON is imported or refused with a reason',
  () => {
    const example = mapListing(
      (readResoListing(resoExample) as Extract<ReadResult, { kind: 'listing' }>).listing,
      context,
    );
    if (example.kind !== 'listing') throw new Error(example.kind);
    fc.assert(
      fc.property(fc.oneof(mutated(JSON.parse(JSON.stringify(example.listing))), hostileJson), (raw) => {
        const read = readListing(raw);
        if ('reason' in read) expect(read.reason).not.toBe('');
        else expect(read.row.listing_key).toMatch(/^[\w-]+$/);
      }),
      runs,
    );
  },
  parserTimeout,
);
