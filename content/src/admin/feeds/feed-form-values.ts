import { ddfDisplay } from '@vitrine/contract/core/ddf-display.ts';
import type {
  AlarmRecipient,
  DisplaySettings,
  SftpServer,
  SourceSettings,
} from '@vitrine/contract/core/feed-settings.ts';
import type { ReportPolicy } from '@vitrine/contract/core/listing-event.ts';
import type { FeedInput } from '@vitrine/contract/core/staff-feeds.ts';

/** Values of the form of a source: texts, and booleans of its checkboxes. */
export interface FeedValues {
  name: string;
  kind: SourceSettings['kind'];
  every_minutes: string;
  is_active: boolean;
  serviceRoot: string;
  tokenUrl: string;
  scope: string;
  filter: string;
  expand: string;
  followsEvents: boolean;
  clientId: string;
  clientSecret: string;
  layout: 'centris' | 'generic' | 'xml';
  /** Path of the element of a listing in an XML file. */
  record: string;
  /** Where the files are: in a folder of this machine, or on an SFTP server. */
  place: 'folder' | 'sftp';
  path: string;
  sftpHost: string;
  sftpPort: string;
  /** Pattern of the names of deliveries on the server. */
  sftpNames: string;
  /** Fingerprint of the server's key that staff have confirmed; empty before. */
  hostKey: string;
  privateKey: string;
  dateOrder: SourceSettings['mapping']['dateOrder'];
  /** Meanings of values, which staff give in the list of unknown values. */
  meanings: SourceSettings['mapping']['values'];
  delimiter: string;
  hasHeader: boolean;
  columnCount: string;
  /** One `field = column`, or of an XML file `field = path`, a line. */
  columns: string;
  destinations: { id: string; sites: string[] }[];
  photos: SourceSettings['photos'];
  /** One host of photos a line; empty until the first load. */
  pictureHosts: string;
  reports: ReportPolicy;
  sendsLeads: boolean;
  language: SourceSettings['mapping']['language'];
  otherType: string;
  unknownTransaction: 'buy' | 'rent';
  /** Brokers by the source's number of them; the slug is that of the person. */
  brokers: { key: string; slug: string }[];
  /** One e-mail address a line. */
  recipients: string;
  badgeFr: string;
  badgeEn: string;
  showsBrokerages: boolean;
  disclaimerFr: string;
  disclaimerEn: string;
}

const ddf = {
  serviceRoot: 'https://ddfapi.realtor.ca/odata/v1/',
  tokenUrl: 'https://identity.crea.ca/connect/token',
  scope: 'DDFApi_Read',
};

/** Returns the values of the form for what a source asks to show. */
const displayValues = ({ badge, showsBrokerages, disclaimer }: DisplaySettings) => ({
  badgeFr: badge?.fr ?? '',
  badgeEn: badge?.en ?? '',
  showsBrokerages,
  disclaimerFr: disclaimer?.fr ?? '',
  disclaimerEn: disclaimer?.en ?? '',
});

const noDisplay: DisplaySettings = { badge: null, showsBrokerages: false, disclaimer: null };

/** Returns a text in both languages; null when both are empty. */
const localized = (fr: string, en: string) => (fr.trim() || en.trim() ? { fr: fr.trim(), en: en.trim() } : null);

/** Returns the values of the form for a new source of a site. */
export const newValues = (sites: string[]): FeedValues => ({
  name: '',
  kind: 'ddf',
  every_minutes: '60',
  is_active: true,
  ...ddf,
  filter: '',
  expand: 'Media,OpenHouse',
  followsEvents: false,
  clientId: '',
  clientSecret: '',
  layout: 'centris',
  record: '',
  place: 'folder',
  path: '',
  sftpHost: '',
  sftpPort: '22',
  sftpNames: '',
  hostKey: '',
  privateKey: '',
  dateOrder: 'ymd',
  meanings: {},
  delimiter: ',',
  hasHeader: false,
  columnCount: '',
  columns: '',
  destinations: [{ id: '', sites }],
  photos: 'embed',
  pictureHosts: '',
  reports: 'never',
  sendsLeads: false,
  language: 'unknown',
  otherType: 'maison',
  unknownTransaction: 'buy',
  brokers: [],
  recipients: '',
  ...displayValues(ddfDisplay),
});

/**
 * Returns the form's values after a change of the kind of source: addresses and display rules of DDF are filled in for DDF and
 * removed for other kinds.
 */
export const withKind = (values: FeedValues, kind: FeedValues['kind']): FeedValues => ({
  ...values,
  kind,
  ...(kind === 'ddf' && { ...ddf, ...displayValues(ddfDisplay) }),
  ...(kind !== 'ddf' && values.kind === 'ddf' && displayValues(noDisplay)),
  ...(kind === 'reso' && values.kind === 'ddf' && { serviceRoot: '', tokenUrl: '', scope: '' }),
});

/** Returns the form's values after a change of the layout of files, with the default values of the new layout. */
export const withLayout = (values: FeedValues, layout: FeedValues['layout']): FeedValues =>
  layout === 'centris'
    ? { ...values, layout, hasHeader: false, delimiter: ',' }
    : { ...values, layout, hasHeader: true };

const linesOf = (text: string) => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
/** Returns the names and values of lines such as `field = column`. */
export const pairsOf = (text: string): [string, string][] =>
  linesOf(text).map((line) => {
    const [name = '', ...rest] = line.split('=');
    return [name.trim(), rest.join('=').trim()];
  });
/** Returns a line such as `field = column` for each value. */
export const fieldLines = (pairs: Readonly<Record<string, string | number>>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n');

/** Returns the values of the form for a stored source. */
export function valuesOf(source: {
  name: string;
  every_minutes: number;
  is_active: boolean;
  settings: SourceSettings;
}): FeedValues {
  const { settings } = source;
  const { mapping, destinations, alarmRecipients } = settings;
  const base: FeedValues = {
    ...newValues([]),
    name: source.name,
    every_minutes: String(source.every_minutes),
    is_active: source.is_active,
    kind: settings.kind,
    destinations: destinations.map(({ id, micrositeIds }) => ({ id, sites: micrositeIds })),
    photos: settings.photos,
    pictureHosts: (settings.pictureHosts ?? []).join('\n'),
    language: mapping.language,
    otherType: mapping.otherType,
    unknownTransaction: mapping.unknownTransaction,
    dateOrder: mapping.dateOrder,
    meanings: mapping.values,
    brokers: Object.entries(mapping.brokers).map(([key, slug]) => ({ key, slug })),
    recipients: alarmRecipients.map(({ email }) => email).join('\n'),
    ...displayValues(settings.display),
  };
  if (settings.kind === 'file') {
    const { layout, path, sftp, shape, xml } = settings;
    const values = withLayout({ ...base, path, ...(sftp && sftpValues(sftp)) }, layout);
    if (xml) return { ...values, record: xml.record, columns: fieldLines(xml.fields) };
    if (!shape) return values;
    const { delimiter, hasHeader, columns, columnCount } = shape;
    return {
      ...values,
      delimiter,
      hasHeader,
      columns: fieldLines(columns),
      columnCount: columnCount === undefined ? '' : String(columnCount),
    };
  }
  const { serviceRoot, tokenUrl, scope = '' } = settings;
  const server = { ...base, serviceRoot, tokenUrl, scope };
  return settings.kind === 'reso'
    ? { ...server, filter: settings.filter ?? '', expand: settings.expand, followsEvents: settings.followsEvents }
    : { ...server, reports: settings.reports, sendsLeads: settings.sendsLeads };
}

/**
 * Returns the values of the form after its source was changed beside it: by a meaning of a value, a pause, or hosts of photos that staff or the
 * first load named. What staff have entered stays.
 */
export function withSource(values: FeedValues, before: FeedValues, now: FeedValues): FeedValues {
  const known = linesOf(before.pictureHosts);
  const added = linesOf(now.pictureHosts).filter((host) => !known.includes(host));
  const hosts = new Set([...(hostsOf(values.pictureHosts) ?? []), ...added]);
  return {
    ...values,
    meanings: now.meanings,
    is_active: values.is_active === before.is_active ? now.is_active : values.is_active,
    pictureHosts: values.pictureHosts === before.pictureHosts ? now.pictureHosts : [...hosts].join('\n'),
  };
}

const secrets = ['clientId', 'clientSecret', 'privateKey'] as const;

/**
 * Returns the values of the form after its secrets were saved, which are not shown again. Secrets that staff have changed meanwhile stay
 * together.
 */
export function withoutSecrets(values: FeedValues, saved: FeedValues): FeedValues {
  const isChanged = secrets.some((name) => values[name] !== saved[name]);
  return isChanged ? values : { ...values, clientId: '', clientSecret: '', privateKey: '' };
}

/** Returns what the form sends to core. Addresses that were there before keep their language; new ones get the editor's. */
export function inputOf(
  values: FeedValues,
  language: 'fr' | 'en',
  known: readonly AlarmRecipient[],
): Pick<FeedInput, 'name' | 'every_minutes' | 'is_active' | 'settings' | 'credentials'> {
  const { name, is_active } = values;
  const credentials = credentialsOf(values);
  return {
    name,
    every_minutes: Number(values.every_minutes),
    is_active,
    // Core checks the settings; the form only says what was entered.
    settings: settingsOf(values, language, known) as FeedInput['settings'],
    ...(credentials && { credentials }),
  };
}

/** Returns the credentials that are entered; null for none, with which the stored ones stay. */
export function credentialsOf({ kind, place, clientId, clientSecret, privateKey }: FeedValues) {
  const isSftp = kind === 'file' && place === 'sftp';
  const key = isSftp ? privateKey.trim() : '';
  if ((kind === 'file' && !isSftp) || (clientId === '' && clientSecret === '' && key === '')) return null;
  return { clientId: clientId.trim(), clientSecret, ...(key !== '' && { privateKey: `${key}\n` }) };
}

/** Returns the SFTP server that is entered; null for files of this machine. */
export function sftpOf({ kind, place, sftpHost, sftpPort, sftpNames, hostKey }: FeedValues) {
  if (kind !== 'file' || place !== 'sftp') return null;
  return { host: sftpHost.trim(), port: Number(sftpPort), hostKey: hostKey || null, names: sftpNames.trim() };
}

/** Returns the values of the form for the server of a stored source. */
const sftpValues = ({ host, port, hostKey, names }: SftpServer) => ({
  place: 'sftp' as const,
  sftpHost: host,
  sftpPort: String(port),
  sftpNames: names,
  hostKey: hostKey ?? '',
});

/** Returns a change of the address of the server, whose key then has to be confirmed again. */
export const withServer = (given: Partial<Pick<FeedValues, 'sftpHost' | 'sftpPort'>>): Partial<FeedValues> => ({
  ...given,
  hostKey: '',
});

/** Returns true for a file whose columns staff have to name: those of Centris have fixed places. */
export const needsColumns = ({ kind, layout }: Pick<FeedValues, 'kind' | 'layout'>): boolean =>
  kind === 'file' && layout !== 'centris';

/** Returns the hosts that are entered; null for none, which the next load then names. */
function hostsOf(text: string): string[] | null {
  const hosts = linesOf(text).map((line) =>
    line
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, ''),
  );
  return hosts.length === 0 ? null : hosts;
}

/** Returns the slugs of brokers by their numbers, without the rows that were left empty. */
const brokersOf = (brokers: FeedValues['brokers']): Record<string, string> =>
  Object.fromEntries(brokers.flatMap(({ key, slug }) => (key.trim() || slug ? [[key.trim(), slug]] : [])));

function settingsOf(values: FeedValues, language: 'fr' | 'en', known: readonly AlarmRecipient[]): object {
  const shared = {
    kind: values.kind,
    destinations: values.destinations.map(({ id, sites }) => ({
      id: values.kind === 'ddf' ? id.trim() : '',
      micrositeIds: sites,
    })),
    photos: values.photos,
    pictureHosts: hostsOf(values.pictureHosts),
    mapping: {
      language: values.language,
      otherType: values.otherType,
      unknownTransaction: values.unknownTransaction,
      dateOrder: values.dateOrder,
      values: values.meanings,
      brokers: brokersOf(values.brokers),
    },
    display: {
      badge: localized(values.badgeFr, values.badgeEn),
      showsBrokerages: values.showsBrokerages,
      disclaimer: localized(values.disclaimerFr, values.disclaimerEn),
    },
    alarmRecipients: linesOf(values.recipients).map(
      (email) => known.find((recipient) => recipient.email === email) ?? { email, locale: language },
    ),
  };
  if (values.kind === 'file') {
    const { layout, delimiter, hasHeader, columnCount, record } = values;
    const sftp = sftpOf(values);
    const file = { layout, path: values.path.trim(), ...(sftp && { sftp }) };
    if (layout === 'xml') {
      const xml = { record: record.trim(), fields: Object.fromEntries(pairsOf(values.columns)) };
      return { ...shared, ...file, xml };
    }
    const columns = pairsOf(values.columns).map(([field, column]) => [
      field,
      /^\d+$/.test(column) ? Number(column) : column,
    ]);
    const width = columnCount.trim() === '' ? (layout === 'centris' ? 159 : undefined) : Number(columnCount);
    const shape = { delimiter, hasHeader, columns: Object.fromEntries(columns), columnCount: width };
    return { ...shared, ...file, shape };
  }
  const server = { serviceRoot: values.serviceRoot.trim(), tokenUrl: values.tokenUrl.trim() };
  const scope = values.scope.trim() || undefined;
  if (values.kind === 'ddf')
    return { ...shared, ...server, scope, reports: values.reports, sendsLeads: values.sendsLeads };
  const { followsEvents } = values;
  return {
    ...{ ...shared, ...server, scope, followsEvents },
    ...{ filter: values.filter.trim() || undefined, expand: values.expand.trim() },
  };
}
