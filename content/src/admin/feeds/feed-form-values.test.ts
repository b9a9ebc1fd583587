import { sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { expect, test } from 'vitest';
import {
  inputOf,
  newValues,
  valuesOf,
  withKind,
  withLayout,
  withoutSecrets,
  withServer,
  withSource,
} from './feed-form-values.ts';

const destinations = [{ id: '', micrositeIds: ['m-1'] }];
const hostKey = `SHA256:${'a'.repeat(43)}`;
const mapping = { brokers: { 1234567: 'maude-gagnon' }, language: 'fr' };

test.each([
  {
    kind: 'ddf',
    destinations: [
      { id: '12', micrositeIds: ['m-1'] },
      { id: '13', micrositeIds: ['m-2'] },
    ],
    mapping,
    reports: 'with-consent',
    sendsLeads: true,
  },
  {
    kind: 'reso',
    serviceRoot: 'https://api.example.ca/odata/',
    tokenUrl: 'https://api.example.ca/token',
    filter: "OriginatingSystemName eq 'X'",
    followsEvents: true,
    photos: 'copy',
    destinations,
    display: { badge: { fr: 'Source X', en: 'Source X' }, showsBrokerages: true },
    alarmRecipients: [{ email: 'a@example.ca', locale: 'en' }],
  },
  {
    kind: 'file',
    layout: 'generic',
    path: 'm-1/incoming',
    shape: { delimiter: ';', hasHeader: true, columns: { City: 'Ville', ListPrice: 6 } },
    destinations,
  },
  {
    kind: 'file',
    layout: 'xml',
    path: 'm-1/incoming',
    xml: { record: 'Listings/Listing', fields: { ListingKey: '@id', City: 'Address/City' } },
    destinations,
  },
  {
    kind: 'file',
    layout: 'generic',
    path: '/livraisons',
    sftp: { host: 'sftp.example.ca', port: 2222, hostKey, names: 'centris_*.zip' },
    shape: { delimiter: ';', hasHeader: true, columns: { City: 'Ville' } },
    destinations,
  },
])('the form of %j sends back what it was given', (given) => {
  const settings = sourceSettings.parse(given);
  const source = { name: 'A source', every_minutes: 30, is_active: false, settings };
  const input = inputOf(valuesOf(source), 'fr', settings.alarmRecipients);
  expect({ ...input, settings: sourceSettings.parse(input.settings) }).toEqual(source);
});

test('of the brokers of a source an empty row is not sent, and one that lacks a part is, for core to refuse', () => {
  const brokers = [
    { key: ' 42 ', slug: 'maude' },
    { key: '', slug: '' },
    { key: '43', slug: '' },
  ];
  const { settings } = inputOf({ ...newValues(['m-1']), brokers }, 'fr', []);
  expect(sourceSettings.parse(settings).mapping.brokers).toEqual({ 42: 'maude', 43: '' });
});

test('credentials that are not entered are not sent, and a file has none', () => {
  const values = { ...newValues(['m-1']), name: 'DDF' };
  expect(inputOf(values, 'fr', [])).not.toHaveProperty('credentials');
  const entered = { ...values, clientId: ' user ', clientSecret: ' pass' };
  expect(inputOf(entered, 'fr', []).credentials).toEqual({ clientId: 'user', clientSecret: ' pass' });
  expect(inputOf({ ...entered, kind: 'file' }, 'fr', [])).not.toHaveProperty('credentials');
});

test('a new recipient of alarms gets the language of the editor', () => {
  const { settings } = inputOf({ ...newValues(['m-1']), recipients: 'a@example.ca\n\n b@example.ca ' }, 'en', [
    { email: 'a@example.ca', locale: 'fr' },
  ]);
  expect(settings.alarmRecipients).toEqual([
    { email: 'a@example.ca', locale: 'fr' },
    { email: 'b@example.ca', locale: 'en' },
  ]);
});

test('the addresses of DDF do not stay when the kind becomes RESO', () => {
  const values = newValues(['m-1']);
  expect(withKind(values, 'reso')).toMatchObject({
    serviceRoot: '',
    tokenUrl: '',
    badgeFr: '',
    showsBrokerages: false,
  });
  expect(withKind(withKind(values, 'reso'), 'ddf')).toMatchObject({ serviceRoot: values.serviceRoot });
  expect(withLayout(values, 'generic')).toMatchObject({ hasHeader: true });
});

test('the access to an SFTP server is sent as it is entered, and its key is confirmed anew for another address', () => {
  const values = {
    ...newValues(['m-1']),
    ...{ kind: 'file' as const, place: 'sftp' as const, sftpHost: ' sftp.example.ca ', hostKey, path: '/centris' },
  };
  expect(inputOf(values, 'fr', [])).not.toHaveProperty('credentials');
  expect(inputOf({ ...values, clientId: 'agence', privateKey: ' -----BEGIN … ' }, 'fr', []).credentials).toEqual({
    ...{ clientId: 'agence', clientSecret: '', privateKey: '-----BEGIN …\n' },
  });
  expect(inputOf(values, 'fr', []).settings).toMatchObject({ sftp: { host: 'sftp.example.ca', port: 22, hostKey } });
  expect(withServer({ sftpPort: '2222' })).toEqual({ sftpPort: '2222', hostKey: '' });
  expect(inputOf({ ...values, place: 'folder', clientId: 'agence' }, 'fr', [])).not.toHaveProperty('credentials');
  expect(inputOf({ ...values, place: 'folder' }, 'fr', []).settings).not.toHaveProperty('sftp');
});

test.each([
  ['an untouched field shows the new hosts', '', '', 'a.example', 'a.example'],
  [
    'an untouched field shows that a host was taken out',
    'a.example\nb.example',
    'a.example\nb.example',
    'b.example',
    'b.example',
  ],
  ['a new host joins those that were entered', 'c.example\n', '', 'a.example', 'c.example\na.example'],
  ['a host that was taken out of the field does not return', '', 'a.example', 'a.example\nb.example', 'b.example'],
  ['the hosts that the form has saved stand once', 'https://A.example/x', '', 'a.example', 'a.example'],
])('when the source is changed beside the form, %s', (_, entered, before, now, shown) => {
  const withHosts = (pictureHosts: string) => ({ ...newValues([]), pictureHosts });
  expect(withSource(withHosts(entered), withHosts(before), withHosts(now)).pictureHosts).toBe(shown);
});

test('secrets are emptied once they are saved, unless one was changed meanwhile', () => {
  const saved = { ...newValues([]), clientId: 'agence', clientSecret: 'un', name: 'Source' };
  const emptied = { clientId: '', clientSecret: '' };
  expect(withoutSecrets({ ...saved, name: 'Autre' }, saved)).toMatchObject({ ...emptied, name: 'Autre' });
  expect(withoutSecrets({ ...saved, clientSecret: 'deux' }, saved)).toMatchObject({
    clientId: 'agence',
    clientSecret: 'deux',
  });
});
