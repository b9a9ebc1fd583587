import { Check, House, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { boroughName } from './choose-places.ts';
import styles from './municipality-field.module.css';
import type { PhraseLine } from './phrase-lines.ts';
import { phraseTexts } from './phrase-texts.ts';
import type { Suggestions } from './suggestions.ts';

interface Props {
  line: PhraseLine;
  typed: string;
  suggestions: Suggestions | null;
  /** Codes of the places of the search. */
  chosen: readonly string[];
}

/** Renders what a suggestion says. */
export function Line({ line, typed, suggestions, chosen }: Props) {
  const t = useTexts(phraseTexts);
  if (line.kind === 'listing') {
    const { address, type, uls } = line.listing;
    return (
      <>
        <span className={styles.words}>
          {address}
          <span className={styles.note}>
            {type}, {t.number(uls)}
          </span>
        </span>
        <House size={18} strokeWidth={1.5} aria-hidden="true" />
      </>
    );
  }
  if (line.kind === 'phrase') {
    const { names = [], unknown = [], total } = suggestions ?? {};
    return (
      <>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.words}>
          {t.searchFor(typed)}
          {names.length > 0 && <span className={styles.note}>{names.join(' · ')}</span>}
          {unknown.length > 0 && <span className={styles.note}>{t.notUnderstood(unknown.join(', '))}</span>}
        </span>
        <Count count={total} />
      </>
    );
  }
  const { place } = line;
  const name = (typed === '' && boroughName(place)) || place.label;
  return (
    <>
      {place.isGroup ? t.wholeRegion(place.label) : name}
      {place.codes.every((code) => chosen.includes(code)) ? (
        <Check size={18} strokeWidth={2} aria-hidden="true" />
      ) : (
        <Count count={place.count} />
      )}
    </>
  );
}

function Count({ count }: { count: number | null | undefined }) {
  const locale = useLocale();
  return (
    <span className={styles.optionCount} aria-hidden="true">
      {count != null && formatNumber(count, locale)}
    </span>
  );
}

interface GroupProps {
  kind: PhraseLine['kind'];
  labelId: string;
  children: ReactNode;
}

/** Renders the suggestions of one kind under its name. The line of the whole phrase needs none. */
export function LineGroup({ kind, labelId, children }: GroupProps) {
  const t = useTexts(phraseTexts);
  if (kind === 'phrase') return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and these are options
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={styles.kind} role="presentation">
        {t.kind(kind)}
      </div>
      {children}
    </div>
  );
}
