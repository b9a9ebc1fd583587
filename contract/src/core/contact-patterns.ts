/** Shapes of what a visitor types, without the schema library: the forms of several steps check by them in the browser. */

/** Text, @, text, dot, text (`2-blocks-and-search §5`), less what would mean something in a mail header. */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/** `(###) ###-####`, the dash optional (`1-shell §5`). */
export const phonePattern = /^\(\d{3}\) \d{3}-?\d{4}$/;
