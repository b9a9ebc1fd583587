/**
 * Returns the testimonials whose text is not empty after sanitising; none when there are fewer than `minimum`
 * (testimonials.3).
 */
export function usableTestimonials<T extends { description: string }>(
  testimonials: readonly T[],
  minimum: number,
): T[] {
  const usable = testimonials.filter(({ description }) => description.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '');
  return usable.length < minimum ? [] : usable;
}
