/** Names of the provinces and territories as sources write them, by code, without accents and capitals. */
const names: Record<string, readonly string[]> = {
  AB: ['alberta'],
  BC: ['british columbia', 'colombie britannique'],
  MB: ['manitoba'],
  NB: ['new brunswick', 'nouveau brunswick'],
  NL: ['newfoundland', 'newfoundland labrador', 'newfoundland and labrador', 'terre neuve et labrador'],
  NS: ['nova scotia', 'nouvelle ecosse'],
  NT: ['northwest territories', 'territoires du nord ouest'],
  NU: ['nunavut'],
  ON: ['ontario'],
  PE: ['prince edward island', 'ile du prince edouard'],
  QC: ['quebec'],
  SK: ['saskatchewan'],
  YT: ['yukon', 'yukon territory'],
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const codes = new Map(
  Object.entries(names).flatMap(([code, known]) => [code.toLowerCase(), ...known].map((name) => [name, code] as const)),
);

/** Returns the code of a province from its code or name in either language; the text itself when it is none. */
export const provinceCode = (text: string): string => codes.get(plain(text)) ?? text;

/** IANA zone of most of a province. */
const zones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AB: 'America/Edmonton',
    BC: 'America/Vancouver',
    MB: 'America/Winnipeg',
    NB: 'America/Moncton',
    NL: 'America/St_Johns',
    NS: 'America/Halifax',
    NT: 'America/Yellowknife',
    NU: 'America/Iqaluit',
    ON: 'America/Toronto',
    PE: 'America/Halifax',
    QC: 'America/Toronto',
    SK: 'America/Regina',
    YT: 'America/Whitehorse',
  }),
);

/** Postal codes of the Îles-de-la-Madeleine, the part of Québec on Atlantic time where listings are. */
const magdalenIslands = /^G4T/i;

/** Returns the IANA time zone of a property, for open houses, which sources send in local time. Unknown provinces have that of Québec. */
export function timeZoneOf({ province, postalCode }: { province: string | null; postalCode: string | null }): string {
  if (magdalenIslands.test(postalCode ?? '')) return 'America/Halifax';
  return zones.get(province ?? '') ?? 'America/Toronto';
}
