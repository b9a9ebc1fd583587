/** Estimated height of a block or a row that has no layout yet, px. */
const estimatedHeight = 600;

/** Blocks of the page but the first, those of the footer, and the rows of long lists within a block but the first. */
export const deferred = ':is(main>[data-block],main~[data-block],[data-deferred-rows]>*):nth-child(n+2)';

/** Leaves blocks and rows without layout while they are far from the screen. */
export const deferredRule = `@media screen{${deferred}{content-visibility:auto;contain-intrinsic-size:auto ${estimatedHeight}px}}`;
