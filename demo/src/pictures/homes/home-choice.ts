import type { Alt } from '../descriptions/description.ts';
import type { Hour } from '../drawing/light.ts';
import { Random } from '../drawing/random.ts';
import type { View } from '../facades/setting.ts';
import { factsName, type Home, type HomeFacts } from './home-facts.ts';

/** Draws one kind of home, and says of which material it is. */
export type DrawHome = (choice: HomeChoice, facts: HomeFacts) => { svg: () => string; material: Alt };

const hours: readonly Hour[] = ['day', 'golden', 'morning', 'day', 'dusk'];

/** What varies between two drawings of the same facts: neighbouring variants differ in walls, hour, side and angle. */
export class HomeChoice {
  readonly #start: number;
  readonly #variant: number;
  readonly #random: Random;
  readonly view: View;

  constructor({ facts, variant }: Home) {
    this.#start = hashOf(factsName(facts));
    this.#variant = variant;
    this.#random = new Random(this.#start + variant * 7_919);
    const random = this.#random;
    this.view = {
      seed: (this.#start + variant) % 1_000_003,
      season: facts.season,
      hour: this.inTurn(hours),
      turn: random.between(0.2, 0.36) * (random.chance(0.5) ? 1 : -1),
      isMirrored: variant % 2 === 1,
      shift: random.between(-26, 26),
      zoom: random.between(0.94, 1.04),
      hasHills: facts.hasHills,
      hasWater: facts.hasWater,
    };
  }

  /** Returns one of the values in turn, so that as many variants as there are values differ. */
  inTurn<T>(values: readonly T[], every = 1): T {
    const value = values[(this.#start + Math.floor(this.#variant / every)) % values.length];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  /** Returns one of the values at random. */
  any<T>(values: readonly [T, ...T[]]): T {
    return this.#random.pick(values);
  }
}

/** Returns a number for a text, by FNV-1a. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
