import { Dictionary } from './dictionary.ts';

/** Separator of the members of a list; none of them contains it. */
const separator = ' ';

/**
 * Assigns each list of codes or slugs a small number, such as a municipality with a borough, so that a column of numbers holds several values for a
 * listing and a scan tests one number whatever the length of the list.
 */
export class ListDictionary {
  readonly #texts = new Dictionary();
  readonly #members: (readonly string[])[] = [];
  /** Numbers of the lists that contain a member. */
  readonly #lists = new Map<string, number[]>();

  get size(): number {
    return this.#texts.size;
  }

  /** Hashes by number, as in `Dictionary`. */
  get hashes(): readonly number[] {
    return this.#texts.hashes;
  }

  /** Returns the number of a list, given as its members with a space between them. */
  numberOf(list: string): number {
    const number = this.#texts.numberOf(list);
    if (number < this.#members.length) return number;
    const members = list.split(separator).filter(Boolean);
    this.#members.push(members);
    for (const member of members) this.#lists.set(member, [...(this.#lists.get(member) ?? []), number]);
    return number;
  }

  membersOf(number: number): readonly string[] {
    return this.#members[number] ?? [];
  }

  /** Returns 1 for each number whose list contains one of the members, else 0. */
  selectAny(members: readonly string[]): Uint8Array {
    const selected = new Uint8Array(this.size);
    for (const member of members) for (const number of this.#lists.get(member) ?? []) selected[number] = 1;
    return selected;
  }
}
