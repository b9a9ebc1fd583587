import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { readSettings } from './settings.ts';

test('Without a variable everything has its usual place.', () => {
  expect(readSettings({})).toEqual({
    dataDir: join(root, '.data'),
    ports: { site: 3000, core: 3001, content: 3002, admin: 3003, propertySite: 3004, demoListings: 3005 },
    databaseUrl: null,
  });
});

test('Every port and the data folder can be set.', () => {
  const env = {
    PORT: '4000',
    CORE_PORT: '4001',
    CONTENT_PORT: '4002',
    ADMIN_PORT: '4003',
    PROPERTY_SITE_PORT: '4009',
    DEMO_LISTINGS_PORT: '4010',
    DATA_DIR: '/srv/vitrine',
  };
  const { ports, dataDir } = readSettings(env);
  expect(ports).toEqual({ site: 4000, core: 4001, content: 4002, admin: 4003, propertySite: 4009, demoListings: 4010 });
  expect(dataDir).toBe('/srv/vitrine');
});

test('The servers of the demo stand beside the website where they have no port of their own.', () => {
  expect(readSettings({ PORT: '4100' }).ports).toMatchObject({ propertySite: 4104, demoListings: 4105 });
});

test('A port that is none is told by the name of its variable.', () => {
  for (const port of ['abc', '0', '70000', '30.5']) {
    expect(() => readSettings({ CORE_PORT: port })).toThrow(
      `CORE_PORT is "${port}", which is not a port: give a number from 1 to 65535.`,
    );
  }
});
