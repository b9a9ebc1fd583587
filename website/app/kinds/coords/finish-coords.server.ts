export type FinishedCoords = [number, number] | null;

export const finishCoords = (value: FinishedCoords | undefined): FinishedCoords => value ?? null;
