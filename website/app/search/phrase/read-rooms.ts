import type { Found, PhraseReader } from './phrase-reader.ts';

export interface Rooms {
  kind: 'bedrooms' | 'bathrooms';
  count: number;
}

/** Rooms of a dwelling that are no bedrooms: a 4½ has a living room, a kitchen, and two bedrooms. */
const otherRooms = 2;
const mostRooms = 9;

function readCount(reader: PhraseReader, at: number): Found<number> | null {
  const number = reader.number(at);
  if (number) return Number(number.text) <= mostRooms ? { value: Math.floor(Number(number.text)), next: at + 1 } : null;
  const count = reader.meaning(at, 'count');
  return count && { value: count.value.value, next: count.next };
}

/** Returns the rooms at a place: `2 chambres`, `au moins 3 cac`, `3+ bed`, `2 ou 3 chambres`, `4½`. Filters are minimums. */
export function readRooms(reader: PhraseReader, at: number): Found<Rooms> | null {
  const limit = reader.meaning(at, 'at least', 'between');
  const start = limit ? reader.skipJoiners(limit.next) : at;
  return readCounted(reader, start) ?? readNamed(reader, start) ?? readSize(reader, at);
}

function readCounted(reader: PhraseReader, at: number): Found<Rooms> | null {
  const count = readCount(reader, at);
  if (!count) return null;
  const [more, to] = [reader.meaning(count.next, 'or more'), reader.meaning(count.next, 'to')];
  const second = to && readCount(reader, to.next);
  const after = second?.next ?? more?.next ?? count.next;
  const rooms = reader.meaning(after, 'bedrooms', 'bathrooms');
  if (!rooms || count.value < 1) return null;
  const next = reader.meaning(rooms.next, 'or more')?.next ?? rooms.next;
  return { value: { kind: rooms.value.kind, count: count.value }, next };
}

/** `chambres : 3` */
function readNamed(reader: PhraseReader, at: number): Found<Rooms> | null {
  const rooms = reader.meaning(at, 'bedrooms', 'bathrooms');
  const count = rooms && readCount(reader, rooms.next);
  if (!rooms || !count || count.value < 1 || reader.meaning(count.next, 'bedrooms', 'bathrooms')) return null;
  return {
    value: { kind: rooms.value.kind, count: count.value },
    next: reader.meaning(count.next, 'or more')?.next ?? count.next,
  };
}

/** Sizes of dwellings as Québec says them: `4½`, `4 1/2`, `quatre et demi`. */
function readSize(reader: PhraseReader, at: number): Found<Rooms> | null {
  const count = readCount(reader, at);
  if (!count) return null;
  const isDecimal = /^\d\.5$/.test(reader.words[at] ?? '');
  const half = reader.meaning(count.next, 'half');
  const isFraction = reader.words.slice(count.next, count.next + 3).join('') === '1/2';
  if ((!isDecimal && !half && !isFraction) || reader.meaning(half?.next ?? count.next, 'million', 'thousand'))
    return null;
  const next = isFraction ? count.next + 3 : (half?.next ?? count.next);
  return { value: { kind: 'bedrooms', count: count.value - otherRooms }, next };
}
