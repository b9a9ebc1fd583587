import { expect, test } from 'vitest';
import { ColumnFlow, haveRoom } from './column-flow.server.ts';

const columns = [0, 100].map((x) => ({ x, y: 10, width: 90, height: 200 }));
const flowOf = () => new ColumnFlow([{ columns }, { columns }]);

test('a section goes as a whole into the column with most room, or stays for the next page', () => {
  const flow = flowOf();
  flow.place({ height: 40 });
  expect(flow.choose(100, 14)).toBe(true);
  expect(flow.place({ height: 100 })).toMatchObject({ x: 100, y: 10 });
  expect(flow.choose(60, 14)).toBe(true);
  expect(flow.place({ height: 60, space: 14 })).toMatchObject({ x: 0, y: 64 });
  expect(flow.choose(90, 14)).toBe(false);
  flow.nextPage();
  expect(flow.choose(90, 14)).toBe(true);
});

test('what no column holds continues in the next one, and the rest is left out', () => {
  const flow = flowOf();
  const places = Array.from({ length: 9 }, () => flow.place({ height: 100 }));
  expect(places.map((place) => place?.x)).toEqual([0, 0, 100, 100, 0, 0, 100, 100, undefined]);
  expect(flow.isFull).toBe(true);
});

test('a table across the columns begins below the longest one', () => {
  const flow = flowOf();
  flow.place({ height: 120 });
  expect(flow.placeAcross(70).map(({ x, y }) => [x, y])).toEqual([
    [0, 130],
    [100, 130],
  ]);
  expect(flow.placeAcross(70)).toEqual([]);
});

test('sections have room in two columns when the shorter one takes each', () => {
  expect(haveRoom([100, 180, 70], 184)).toBe(true);
  expect(haveRoom([100, 180, 90], 184)).toBe(false);
});
