export const finishScalar = (value: string | null | undefined): string | null => value ?? null;
