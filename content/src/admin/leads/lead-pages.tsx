import { Button } from '@payloadcms/ui';
import type { Language } from './desk.ts';
import { leadTexts } from './lead-texts.ts';

type PagesProps = { language: Language; total: number; newer: string | null; older: string | null };

/** How many there are, and the ways to the neighbouring pages. */
export function LeadPages({ language, total, newer, older }: PagesProps) {
  const { pages, total: totalText } = leadTexts[language];
  return (
    <nav className="leads-pages" aria-label={pages.label}>
      <p>{totalText(total)}</p>
      {newer && (
        <Button el="link" to={newer} buttonStyle="secondary" size="small">
          {pages.newer}
        </Button>
      )}
      {older && (
        <Button el="link" to={older} buttonStyle="secondary" size="small">
          {pages.older}
        </Button>
      )}
    </nav>
  );
}
