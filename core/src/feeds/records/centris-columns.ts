import type { FileShape } from '@vitrine/contract/core/feed-settings.ts';

/**
 * Files that are read of a delivery in the format of Centris, by their content. The name of a file ends in `.TXT` or `.txt` and may begin with a date
 * or the number of a brokerage.
 */
export const centrisFiles = {
  listings: /(^|_)INSCRIPTIONS\.(TXT|CSV)$/i,
  photos: /(^|_)PHOTOS\.(TXT|CSV)$/i,
  remarks: /(^|_)REMARQUES\.(TXT|CSV)$/i,
  addenda: /(^|_)ADDENDA\.(TXT|CSV)$/i,
  costs: /(^|_)DEPENSES\.(TXT|CSV)$/i,
  rooms: /(^|_)PIECES_UNITES\.(TXT|CSV)$/i,
  units: /(^|_)UNITES_DETAILLEES\.(TXT|CSV)$/i,
  openHouses: /(^|_)VISITES_LIBRES\.(TXT|CSV)$/i,
  members: /(^|_)MEMBRES\.(TXT|CSV)$/i,
  offices: /(^|_)BUREAUX\.(TXT|CSV)$/i,
  municipalities: /(^|_)MUNICIPALITES\.(TXT|CSV)$/i,
  districts: /(^|_)QUARTIERS\.(TXT|CSV)$/i,
  genres: /(^|_)GENRES_PROPRIETES\.(TXT|CSV)$/i,
} as const;

export type CentrisPart = keyof typeof centrisFiles;

/**
 * Position of each field in INSCRIPTIONS, counted from zero. They come from the published code of several importers, which disagree on
 * sizes and bathrooms: the settings of a source can name other positions.
 */
export const listingColumns = {
  number: 0,
  member1: 2,
  office1: 3,
  member2: 4,
  office2: 5,
  price: 6,
  priceUnit: 7,
  rent: 9,
  rentUnit: 10,
  isForeclosed: 14,
  isDisplayed: 15,
  startedAt: 20,
  municipality: 22,
  district: 23,
  civicFrom: 25,
  civicTo: 26,
  street: 27,
  unit: 28,
  postalCode: 29,
  category: 53,
  genre: 54,
  building: 55,
  coOwnership: 56,
  year: 59,
  livingArea: 68,
  livingAreaUnit: 69,
  lotArea: 75,
  lotAreaUnit: 76,
  bedrooms: 82,
  bathrooms: 85,
  powderRooms: 86,
  inclusionsFr: 100,
  inclusionsEn: 101,
  exclusionsFr: 102,
  exclusionsEn: 103,
  modifiedAt: 113,
  rentFrequency: 114,
  status: 115,
  tourFr: 130,
  tourEn: 131,
  member3: 135,
  office3: 136,
  member4: 137,
  office4: 138,
  latitude: 144,
  longitude: 145,
  textFr: 157,
  textEn: 158,
} as const;

export const centrisShape: FileShape = {
  delimiter: ',',
  hasHeader: false,
  columns: {},
  columnCount: 159,
};

/** Positions in the files beside INSCRIPTIONS. */
export const photoColumns = { number: 0, order: 1, captionFr: 4, captionEn: 5, url: 6, modifiedAt: 8 } as const;
export const remarkColumns = { number: 0, item: 1, language: 2, part: 3, text: 6 } as const;
export const openHouseColumns = { number: 0, startDate: 2, endDate: 3, startTime: 4, endTime: 5 } as const;
export const costColumns = { number: 0, type: 1, amount: 2, year: 3, frequency: 5 } as const;
export const roomColumns = { number: 0, unit: 1, order: 2, type: 3, level: 6, dimensions: 9 } as const;
export const unitColumns = { number: 0, unit: 1, type: 2, rooms: 3, bedrooms: 4 } as const;
export const municipalityColumns = { code: 0, name: 1 } as const;
/** A district is named within its municipality. */
export const districtColumns = { municipality: 0, code: 1, name: 2 } as const;
export const genreColumns = { category: 0, code: 1, name: 3, nameEn: 5 } as const;

/** Positions in MEMBRES and BUREAUX, by the field names of RESO. Two published importers agree on them. */
export const memberColumns = {
  MemberKey: 0,
  OfficeKey: 1,
  MemberLastName: 4,
  MemberFirstName: 5,
  MemberOfficePhone: 8,
  MemberEmail: 11,
} as const;
export const officeColumns = {
  OfficeKey: 0,
  OfficeName: 2,
  OfficeCity: 6,
  OfficeStateOrProvince: 7,
  OfficePhone: 9,
} as const;
