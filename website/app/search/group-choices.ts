import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import { municipalityOf } from './choose-places.ts';
import { foldText } from './fold-text.ts';
import type { FilterChoice } from './search-data.ts';

/** One line of a grouped list: a single choice, or a group that selects all of its choices. */
export interface GroupedChoice extends FilterChoice {
  /** Codes that the line selects: its own, or those of its group. */
  codes: readonly string[];
  isGroup: boolean;
}

/**
 * Groups municipalities by region (steps.9): regions in alphabetical order, municipalities in the
 * given order, boroughs with their municipality. A region with one municipality and a municipality outside every region get no group.
 */
export function groupChoices(choices: readonly FilterChoice[], language: string): GroupedChoice[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const labels = new Map(choices.map(({ code, label }) => [code, label]));
  const groupNameOf = ({ code, label }: FilterChoice) => {
    const municipality = municipalityOf(code) ?? code;
    return regionOf(municipality) ?? labels.get(municipality) ?? label;
  };
  return [...Map.groupBy(choices, groupNameOf)]
    .sort(([one], [other]) => compare(one, other))
    .flatMap(([region, members]) => [
      ...groupOf(
        region,
        members.filter(({ code }) => municipalityOf(code) === null),
      ),
      ...members.map(singleChoice),
    ]);
}

export const singleChoice = (choice: FilterChoice): GroupedChoice => ({
  ...choice,
  codes: [choice.code],
  isGroup: false,
});

/** Returns the choice of a typed name that no choice has; null for one that a choice has, and for too short a text. */
export function otherChoice(choices: readonly FilterChoice[], typed: string): GroupedChoice | null {
  // Commas are removed, because they separate the municipalities of an answer.
  const name = typed.replaceAll(/[,\s]+/g, ' ').trim();
  const folded = foldText(name);
  if (folded.length < 2 || choices.some(({ label }) => foldText(label) === folded)) return null;
  return singleChoice({ code: name, label: name });
}

/** Returns the line of a whole region; none for a single municipality. */
const groupOf = (region: string, municipalities: readonly FilterChoice[]): GroupedChoice[] =>
  municipalities.length < 2
    ? []
    : [
        {
          code: region.replaceAll(/\P{L}/gu, ''),
          label: region,
          codes: municipalities.map(({ code }) => code),
          isGroup: true,
        },
      ];

/** Returns the fewest lines that represent the selection: complete groups first, then the remaining choices. */
export function chosenLines(choices: readonly GroupedChoice[], chosen: readonly string[]): GroupedChoice[] {
  const whole = choices.filter(({ isGroup, codes }) => isGroup && codes.every((code) => chosen.includes(code)));
  const covered = new Set(whole.flatMap(({ codes }) => codes));
  const others = chosen.filter((code) => !covered.has(code));
  return [
    ...whole,
    ...others.map(
      (code) => choices.find((each) => each.code === code && !each.isGroup) ?? singleChoice({ code, label: code }),
    ),
  ];
}
