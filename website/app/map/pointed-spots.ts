import type { Spot } from './map-types.ts';

/** Spots of a map that the visitor points at and has chosen. */
export interface PointedSpots {
  hovered: Spot | null;
  chosen: { spot: Spot; isByKeyboard: boolean } | null;
}

export type SpotEvent =
  /** The pointer or the focus is on a spot or its popup, or on none. */
  | { kind: 'hover'; spot: Spot | null }
  /** A click or a key chose a spot, or the map beside the spots. */
  | { kind: 'choose'; spot: Spot | null; isByKeyboard: boolean }
  /** The visitor closed the popup. */
  | { kind: 'close' };

export const noSpots: PointedSpots = { hovered: null, chosen: null };

export function spotsReducer(state: PointedSpots, event: SpotEvent): PointedSpots {
  switch (event.kind) {
    case 'hover':
      return event.spot === state.hovered ? state : { ...state, hovered: event.spot };
    case 'choose': {
      const { spot, isByKeyboard } = event;
      return spot === null && state.chosen === null ? state : { ...state, chosen: spot && { spot, isByKeyboard } };
    }
    case 'close':
      return noSpots;
  }
}

/**
 * Returns the spot whose popup comes next: the one under the pointer, then the one that another component highlights (`active`), then the
 * chosen one. After a click the pointer is still over the chosen marker, so hovering it must not count as another spot.
 */
export function nextSpot({ hovered, chosen }: PointedSpots, active: Spot | null): Spot | null {
  const pointed = hovered ?? active;
  const chosenSpot = chosen?.spot ?? null;
  return pointed && !isSameSpot(pointed, chosenSpot) ? pointed : chosenSpot;
}

export const isSameSpot = (one: Spot, other: Spot | null): boolean => one.ids.join() === other?.ids.join();
