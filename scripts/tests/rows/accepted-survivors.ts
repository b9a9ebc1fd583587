import type { Break } from './choose-breaks.ts';

/** A break that no test needs to see. */
export interface AcceptedSurvivor {
  file: string;
  /** The line with the value, without the blanks around it. */
  line: string;
  /** The value as it stands there. */
  was: string;
  reason: string;
}

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  {
    file: 'website/app/blocks/properties-slider/properties-slider.tsx',
    line: "slides.push({ id: 'see-more', content });",
    was: "'see-more'",
    reason: 'The key of a slide, which nobody sees.',
  },
];

export const isAccepted = ({ file, line, was }: AcceptedSurvivor, change: Break): boolean =>
  file === change.file && line === change.lineText && was === change.was;
