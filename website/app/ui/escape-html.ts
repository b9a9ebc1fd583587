const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and double-quoted attributes, for HTML that React does not render. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
