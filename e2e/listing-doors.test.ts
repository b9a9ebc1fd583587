import { expect, test } from 'vitest';
import { routePaths } from '../website/app/routes/find-route.ts';
import { listingDoors } from './listing-doors.ts';

test('every route of the website is tried for listings that their source hides', () => {
  expect(Object.keys(listingDoors).sort()).toEqual(routePaths.toSorted());
});
