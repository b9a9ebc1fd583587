import { expect, test } from 'vitest';
import { compareColumns } from '../../../scripts/tests/column-classes.ts';
import { createMigratedDatabase } from '../../test/core-database.ts';
import { coreOtherColumns } from './other-columns.ts';
import { corePersonalData } from './personal-data.ts';

test('every column of core is classified as personal data or not, once', async () => {
  const databaseUrl = await createMigratedDatabase('core_personal_data');
  const classes = { schema: 'core', personal: corePersonalData, others: coreOtherColumns };
  expect(await compareColumns(databaseUrl, classes)).toEqual({ unclassified: [], twice: [], unknown: [] });
});
