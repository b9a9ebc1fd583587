import { Button } from '@payloadcms/ui';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

interface PaginationProps {
  language: Language;
  total: number;
  newer: string | null;
  older: string | null;
}

/** Shows the number of leads and links to the previous and next page. */
export function LeadPagination({ language, total, newer, older }: PaginationProps) {
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
