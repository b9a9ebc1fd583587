import type { Break } from './choose-breaks.ts';

/** A break of a stated value that no test needs to see. */
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
  {
    file: 'website/app/blocks/properties-slider/properties-slider.tsx',
    line: "slides.push({ id: 'fill-in', content: <FillInCard /> });",
    was: "'fill-in'",
    reason: 'The key of a slide, which nobody sees.',
  },
  {
    file: 'website/app/steps/step-question.tsx',
    line: 'rows={4}',
    was: '4',
    reason: 'Lines of a field; the row means the digits of a year.',
  },
  {
    file: 'website/app/blocks/team-members/parts/team-member.module.css',
    line: 'aspect-ratio: 4 / 5;',
    was: '5',
    reason: 'Shape of the portrait; the row means lines of the biography.',
  },
  {
    file: 'website/app/blocks/testimonials-list/testimonials-list.module.css',
    line: 'grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr);',
    was: '16',
    reason: 'Width of a column; the rule means the height of a testimonial.',
  },
  {
    file: 'website/app/blocks/rewards/parts/badge-designs.ts',
    line: 'fill: circle(14),',
    was: '14',
    reason: 'Radius in a drawing; the rule means the number of badges.',
  },
  {
    file: 'website/app/mortgage/mortgage-fields.tsx',
    line: '<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" /> {t.tooHigh}',
    was: '20',
    reason: 'Size of an icon; the rule means years.',
  },
  {
    file: 'core/src/listings/search/answer-search.ts',
    line: 'const page = { from, limit: limit + 1, after };',
    was: '1',
    reason: 'How many more are selected than are shown: with two more the answer is the same.',
  },
  {
    file: 'content/src/public/items/people-items.ts',
    line: 'limit: 1,',
    was: '1',
    reason: 'A site has one person of a slug: with a higher limit the answer is the same.',
  },
  {
    file: 'website/app/map/map-engine.ts',
    line: 'minZoom: 3,',
    was: '3',
    reason: 'How far a map zooms out; the rule means the zooms beyond the last one of the archive.',
  },
  {
    file: 'website/app/seller-report/write-seller-report.server.ts',
    line: "const count = { font: 'display', size: 24, color: ink, lineHeight: 30, lines: 1 } as const satisfies TextStyle;",
    was: '1',
    reason: 'Lines of a number in its box; the rule means one page.',
  },
  {
    file: 'website/app/seller-report/write-seller-report.server.ts',
    line: "const cell = { font: 'text', size: 9, color: ink, align: 'right', lines: 1 } as const satisfies TextStyle;",
    was: '1',
    reason: 'Lines of a number in its cell; the rule means one page.',
  },
  {
    file: 'core/src/routes/metrics-text.ts',
    line: 'const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];',
    was: '1',
    reason: 'Limit of a histogram, in seconds; the rule means one paragraph of an alarm.',
  },
  {
    file: 'network/src/tracing/tracing.ts',
    line: 'export function traceTo(sink: SpanSink | null, ratio = 1): void {',
    was: '1',
    reason: 'All visits are traced: with a higher share the traces are the same.',
  },
];

export const isAccepted = ({ file, line, was }: AcceptedSurvivor, change: Break): boolean =>
  file === change.file && line === change.lineText && was === change.was;
