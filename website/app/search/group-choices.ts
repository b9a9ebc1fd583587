import { regionOf } from './quebec-regions.ts';
import type { FilterChoice } from './search-data.ts';

/** A line of a list in groups; that of a group stands for all that are in it. */
export interface GroupedChoice extends FilterChoice {
  /** The codes that it stands for: its own, or those of its group. */
  codes: readonly string[];
  isGroup: boolean;
}

/**
 * Municipalities below their regions (`2-blocks-and-search §5`, group select), the regions in the order of the alphabet and what is
 * in them as it was given. A region of one is no group, nor is what lies in none.
 */
export function groupChoices(choices: readonly FilterChoice[], language: string): GroupedChoice[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return [...Map.groupBy(choices, ({ code, label }) => regionOf(code) ?? label)]
    .sort(([one], [other]) => compare(one, other))
    .flatMap(([region, members]) => [
      ...(members.length > 1 ? [groupOf(region, members)] : []),
      ...members.map(singleChoice),
    ]);
}

export const singleChoice = (choice: FilterChoice): GroupedChoice => ({
  ...choice,
  codes: [choice.code],
  isGroup: false,
});

const groupOf = (region: string, members: readonly FilterChoice[]): GroupedChoice => ({
  code: region.replaceAll(/\P{L}/gu, ''),
  label: region,
  codes: members.map(({ code }) => code),
  isGroup: true,
});

/** What is chosen in as few lines as can be: whole groups, and then what is chosen beside them. */
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
