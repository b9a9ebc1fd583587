/** Name of the field of a request with the sender's own password, or a code of the sender's second factor. */
export const confirmationField = 'confirmation';
