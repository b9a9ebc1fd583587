/** True for a problem of the content service that says that no site has the host name or the id (wire.3). */
export const isUnknownSite = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'type' in problem &&
  /\/unknown-(domain|site)$/.test(String(problem.type));
