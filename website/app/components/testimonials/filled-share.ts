const starCount = 5;
/** Step of a star rating, in stars (testimonials.8). */
const step = 0.125;

/** Returns the filled share of five stars, 0 to 1, rounded to an eighth of a star. */
export const filledShare = (score: number): number =>
  (Math.round(Math.min(Math.max(score, 0), starCount) / step) * step) / starCount;
