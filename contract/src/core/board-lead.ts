/**
 * States of a message that is also sent to the board of its listing. `unclear`: it may have arrived, and is not sent again, because the board
 * would mail it twice.
 */
export const boardStates = ['waiting', 'sending', 'sent', 'failed', 'unclear'] as const;
export type BoardState = (typeof boardStates)[number];
