import { findChoices } from './find-choices.ts';
import { foldText } from './fold-text.ts';
import { type GroupedChoice, groupChoices, singleChoice } from './group-choices.ts';
import type { FilterChoice } from './search-data.ts';
import type { Suggestions } from './suggestions.ts';

/** One suggestion of the field: to search what is typed, a place, or a listing. */
export type PhraseLine =
  | { kind: 'phrase'; key: string }
  | { kind: 'place'; key: string; place: GroupedChoice }
  | { kind: 'listing'; key: string; listing: Suggestions['listings'][number] };

/** Most places that are suggested for a text. */
const mostPlaces = 8;

/** Returns the suggestions for what is typed, those of one kind together; all places while nothing is typed. */
export function phraseLines(
  typed: string,
  {
    choices,
    language,
    suggestions,
  }: { choices: readonly FilterChoice[]; language: string; suggestions: Suggestions | null },
): PhraseLine[] {
  if (typed.trim() === '') return choices.map((choice) => placeLine(singleChoice(choice)));
  const found = findChoices(groupChoices(choices, language).map(counted(choices)), typed).slice(0, mostPlaces);
  const isFound = (codes: readonly string[]) => found.some((place) => place.codes.join() === codes.join());
  const meant = (suggestions?.places ?? [])
    .filter(({ codes }) => !isFound(codes))
    .map(({ label, codes }) => ({
      ...{ code: codes.join(), label, codes, isGroup: codes.length > 1 },
    }));
  return [
    { kind: 'phrase', key: 'phrase' },
    ...[...found, ...meant.map(counted(choices))].map(placeLine),
    ...(suggestions?.listings ?? []).map((listing) => ({ kind: 'listing' as const, key: listing.uls, listing })),
  ];
}

const placeLine = (place: GroupedChoice): PhraseLine => ({ kind: 'place', key: place.code, place });

/** A region has the listings of its municipalities. */
const counted =
  (choices: readonly FilterChoice[]) =>
  (place: GroupedChoice): GroupedChoice => {
    const counts = place.codes.map((code) => choices.find((choice) => choice.code === code)?.count);
    const isKnown = counts.every((count) => count !== undefined);
    return { ...place, count: isKnown ? counts.reduce((sum, count) => sum + count, 0) : undefined };
  };

/** Returns the line that Enter takes: the place whose name begins with what is typed, else the phrase. */
export function firstLine(lines: readonly PhraseLine[], typed: string): number {
  const wanted = foldText(typed);
  const place = lines.findIndex((line) => line.kind === 'place' && foldText(line.place.label).startsWith(wanted));
  return typed.trim() === '' ? -1 : Math.max(0, place);
}

/** Returns the suggestions by kind, in the order of the list. */
export const groupsOf = (lines: readonly PhraseLine[]): [PhraseLine['kind'], PhraseLine[]][] => [
  ...Map.groupBy(lines, ({ kind }) => kind),
];
