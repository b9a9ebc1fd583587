/** Patterns of form fields, without the schema library, so that the forms can validate in the browser. */

/** Text, @, text, dot, text (`2-blocks-and-search §5`), without characters that have a meaning in a mail header. */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** `(###) ###-####`, the dash optional (`1-shell §5`). */
export const phonePattern = /^\(\d{3}\) \d{3}-?\d{4}$/;
