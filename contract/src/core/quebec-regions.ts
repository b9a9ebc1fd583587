/**
 * Administrative regions of Québec by the first two digits of a municipality's geographic code, which identify its regional
 * county (Institut de la statistique du Québec, Code géographique du Québec; Estrie includes Brome-Missisquoi and La
 * Haute-Yamaska since 2021).
 */
const regions: readonly (readonly [string, string])[] = [
  ['Bas-Saint-Laurent', '07 08 09 10 11 12 13 14'],
  ['Saguenay–Lac-Saint-Jean', '91 92 93 94'],
  ['Capitale-Nationale', '15 16 20 21 22 23 34'],
  ['Mauricie', '35 36 37 51 90'],
  ['Estrie', '30 40 41 42 43 44 45 46 47'],
  ['Montréal', '66'],
  ['Outaouais', '80 81 82 83 84'],
  ['Abitibi-Témiscamingue', '85 86 87 88 89'],
  ['Côte-Nord', '95 96 97 98'],
  ['Nord-du-Québec', '99'],
  ['Gaspésie–Îles-de-la-Madeleine', '01 02 03 04 05 06'],
  ['Chaudière-Appalaches', '17 18 19 25 26 27 28 29 31 33'],
  ['Laval', '65'],
  ['Lanaudière', '52 60 61 62 63 64'],
  ['Laurentides', '72 73 74 75 76 77 78 79'],
  ['Montérégie', '48 53 54 55 56 57 58 59 67 68 69 70 71'],
  ['Centre-du-Québec', '32 38 39 49 50'],
];

const regionByCounty = new Map(regions.flatMap(([name, counties]) => counties.split(' ').map((code) => [code, name])));

/** Returns the region of a municipality; undefined for a code outside Québec. */
export const regionOf = (code: string): string | undefined =>
  /^\d{5}$/.test(code) ? regionByCounty.get(code.slice(0, 2)) : undefined;
