/** Maximum age of a click that is replayed, ms. An older one would surprise the visitor. */
export const maxClickAgeMs = 10_000;
