import { createContext, type ReactNode, useContext } from 'react';
import type { Arrival, Place } from './place.ts';

interface PlaceValue {
  place: Place;
  arrival: Arrival;
}

const PlaceContext = createContext<PlaceValue | null>(null);
/** The loading state has a context of its own, so that the page is not rendered again when another page begins to load. */
const LoadingContext = createContext(false);

type ProviderProps = Pick<PlaceValue, 'place'> & Partial<PlaceValue> & { children: ReactNode };

/** Provides the place of the shown page, so that it changes together with the page. */
export const PlaceProvider = ({ place, arrival = 'load', children }: ProviderProps) => (
  <PlaceContext value={{ place, arrival }}>{children}</PlaceContext>
);

/** Says whether another page is loading. */
export const LoadingProvider = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <LoadingContext value={isLoading}>{children}</LoadingContext>
);

/** Throws outside the page and blocks with the hydration “load”, which alone have a place. */
function usePlaceValue(): PlaceValue {
  const value = useContext(PlaceContext);
  if (value === null) throw new Error('No place');
  return value;
}

/** Returns the address of the page with the state of its history entry. */
export const usePlace = (): Place => usePlaceValue().place;

/** Returns by which event the page came to its place. */
export const useArrival = (): Arrival => usePlaceValue().arrival;

/** Returns true while another page is loading. */
export const useIsLoading = (): boolean => useContext(LoadingContext);
