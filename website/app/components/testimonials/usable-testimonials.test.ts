import { expect, test } from 'vitest';
import { usableTestimonials } from './usable-testimonials.ts';

const withText = (...texts: string[]) => texts.map((description) => ({ description }));

test('a testimonial without text is left out', () => {
  const kept = usableTestimonials(withText('<p>Merci</p>', '', '<p>&nbsp;</p>', '<p><br></p>'), 1);
  expect(kept).toEqual(withText('<p>Merci</p>'));
});

test('fewer testimonials than the minimum count as none', () => {
  expect(usableTestimonials(withText('<p>A</p>', '<p>B</p>', ''), 3)).toEqual([]);
  expect(usableTestimonials(withText('<p>A</p>', '<p>B</p>', '<p>C</p>'), 3)).toHaveLength(3);
});
