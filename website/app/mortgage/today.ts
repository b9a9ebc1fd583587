/** Returns the day by which dated rules apply: `2026-05-31`, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
