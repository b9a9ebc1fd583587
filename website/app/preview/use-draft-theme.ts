import { useEffect } from 'react';

/**
 * Shows the colours and the look of a draft in place of those with which the document was rendered. A constructed style sheet is used, because the
 * content security policy admits no other inline style than that of the document.
 */
export function useDraftTheme(css: string, ofDocument: string): void {
  useEffect(() => {
    if (css === ofDocument) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // What the draft does not say comes from the design tokens, and not from the theme before it.
    const before = document.querySelector<HTMLStyleElement>('style[data-theme]');
    if (before) before.disabled = true;
    return () => {
      if (before) before.disabled = false;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css, ofDocument]);
}
