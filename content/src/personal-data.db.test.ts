import { expect, test } from 'vitest';
import { compareColumns } from '../../scripts/tests/column-classes.ts';
import { createContentDatabase } from '../test/content-database.ts';
import { contentOtherColumns } from './other-columns.ts';
import { contentPersonalData } from './personal-data.ts';

test('every column of content is classified as personal data or not, once', async () => {
  const databaseUrl = await createContentDatabase('content_personal_data');
  const classes = { schema: 'content', personal: contentPersonalData, others: contentOtherColumns };
  expect(await compareColumns(databaseUrl, classes)).toEqual({ unclassified: [], twice: [], unknown: [] });
});
