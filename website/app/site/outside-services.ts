/** Services of others, and functions of the website, that are switched on for a site by its settings and those of the website. */
export interface OutsideServices {
  /** True when forms are protected by reCAPTCHA. */
  usesRecaptcha: boolean;
  /** Hosts of scripts that wait for the visitor’s consent, and of those that do not. */
  heldHosts: readonly string[];
  freeHosts: readonly string[];
  /** True when pages ask for consent to a script. */
  asksConsent: boolean;
  usesDidomi: boolean;
  /** Host to which errors are reported. */
  errorHost: string | null;
  /** Host of the style of maps; null for the built-in map. */
  mapHost: string | null;
  /** Host of pictures and documents; null for one on the same machine. */
  mediaHost: string | null;
  /** True when favourites are kept for reading without a network. */
  isInstallable: boolean;
}

/** A website by itself. */
export const noOutsideServices: OutsideServices = {
  usesRecaptcha: false,
  heldHosts: [],
  freeHosts: [],
  asksConsent: false,
  usesDidomi: false,
  errorHost: null,
  mapHost: null,
  mediaHost: null,
  isInstallable: false,
};
