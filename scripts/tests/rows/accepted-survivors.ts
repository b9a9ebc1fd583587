import type { Break } from './choose-breaks.ts';

/** A break that no test needs to see. */
export interface AcceptedSurvivor {
  file: string;
  /** The line with the value, without the blanks around it. */
  line: string;
  was: string;
  reason: string;
}

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [];

export const isAccepted = ({ file, line, was }: AcceptedSurvivor, change: Break): boolean =>
  file === change.file && line === change.lineText && was === change.was;
