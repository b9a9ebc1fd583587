/** SVG drawings of brand logos in a 24 × 24 view box; the icon library has none. */
export const brandGlyphs: Readonly<Record<string, string>> = {
  facebook:
    '<path fill="currentColor" stroke="none" d="M13.6 21v-7.6h2.7l.5-3.3h-3.2V8c0-1 .4-1.7 1.8-1.7h1.6V3.4c-.7-.1-1.5-.2-2.3-.2-2.6 0-4.2 1.5-4.2 4.3v2.6H7.7v3.3h2.8V21h3.1Z"/>',
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="4.6"/><circle cx="12" cy="12" r="4"/><circle cx="16.9" cy="7.1" r="1" fill="currentColor" stroke="none"/>',
  linkedin:
    '<path fill="currentColor" stroke="none" d="M5.2 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM3.6 8.9h3.2v11.6H3.6V8.9Zm5.3 0H12v1.6c.5-.9 1.6-1.9 3.4-1.9 3.3 0 4.2 2 4.2 5.1v6.8h-3.2v-6c0-1.5-.1-3-2-3-1.8 0-2.3 1.3-2.3 2.9v6.1H8.9V8.9Z"/>',
  youtube:
    '<path d="M21.2 7.6a2.6 2.6 0 0 0-1.8-1.9C17.8 5.2 12 5.2 12 5.2s-5.8 0-7.4.5a2.6 2.6 0 0 0-1.8 1.9A27 27 0 0 0 2.4 12c0 1.5.1 3 .4 4.4a2.6 2.6 0 0 0 1.8 1.9c1.6.5 7.4.5 7.4.5s5.8 0 7.4-.5a2.6 2.6 0 0 0 1.8-1.9c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.400Z"/><path fill="currentColor" stroke="none" d="m10.2 14.9 4.8-2.9-4.8-2.9v5.800Z"/>',
  x: '<path fill="currentColor" stroke="none" d="M17.6 3.5h3l-6.6 7.6 7.8 10.3h-6.1l-4.8-6.2-5.5 6.2h-3l7.1-8.100L2 3.5h6.2l4.3 5.7 5.1-5.700Zm-1.1 16.1h1.700L7.5 5.200H5.7l10.8 14.400Z"/>',
};
