import type { Break } from './choose-breaks.ts';

/** Breaks of a file that no test needs to see: those of one value, or of all. */
export interface AcceptedSurvivor {
  file: string;
  /** The value as it stands in the file, and its line without the blanks around it. */
  value?: { was: string; line: string };
  reason: string;
}

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  {
    file: 'website/app/blocks/properties-slider/properties-slider.tsx',
    value: { was: "'see-more'", line: "slides.push({ id: 'see-more', content });" },
    reason: 'The key of a slide, which nobody sees.',
  },
  {
    file: 'website/app/blocks/properties-slider/properties-slider.tsx',
    value: { was: "'fill-in'", line: "slides.push({ id: 'fill-in', content: <FillInCard /> });" },
    reason: 'The key of a slide, which nobody sees.',
  },
  {
    file: 'website/app/forms/contact-form.tsx',
    value: { was: '5', line: 'rows={5}' },
    reason: 'Lines of the message, which row “Countdown 5 s; message of 5 lines” shows; other rows mean the seconds.',
  },
  {
    file: 'website/app/steps/step-question.tsx',
    value: { was: '4', line: 'rows={4}' },
    reason: 'Lines of a field; the row means the digits of a year.',
  },
  {
    file: 'website/app/blocks/mortgage-calculator/parts/balance-chart.tsx',
    reason: 'Sizes of a drawing.',
  },
];

export const isAccepted = ({ file, value }: AcceptedSurvivor, change: Break): boolean =>
  file === change.file && (!value || (value.was === change.was && value.line === change.lineText));
