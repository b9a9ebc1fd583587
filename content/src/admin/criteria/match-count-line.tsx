import type { CoreDataSource } from '@vitrine/contract/fields.ts';
import type { Loose } from '../../values/untyped-values.ts';
import { criteriaTexts, type Language } from './criteria-texts.ts';
import { useMatchCount } from './use-match-count.ts';

interface LineProps {
  site: number | null;
  source: CoreDataSource;
  query: Loose;
  language: Language;
}

/** States how many records the criteria find; the last number stays while the next one is counted. */
export function MatchCountLine({ site, source, query, language }: LineProps) {
  const t = criteriaTexts[language];
  const count = useMatchCount(site, source, query);
  const total = count.kind === 'counted' ? count.total : count.kind === 'counting' ? count.last : null;
  const isFailed = count.kind === 'failed' && site !== null;
  const text =
    site === null ? t.noSite : isFailed ? t.countFailed : total === null ? t.counting : t.found[source](total);
  return (
    <p
      className="criteria__count"
      role="status"
      aria-busy={count.kind === 'counting' && site !== null}
      {...(isFailed && { 'data-failed': true })}
    >
      {text}
    </p>
  );
}
