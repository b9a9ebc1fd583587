import type { TourKind } from '@vitrine/contract/core/tour-kinds.ts';

/** A virtual tour or a film in the language of the page. */
export interface TourData {
  kind: TourKind;
  /** Address at its provider, for those who open it there. */
  href: string;
  /** Name of the provider, or its host. */
  provider: string;
  /** Address of the provider's player; null for a provider that is not shown within the page. */
  player: string | null;
}
