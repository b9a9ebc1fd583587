import { type LostValue, losesNothing, type RestoreLosses } from '../../versions/restore-losses.ts';
import type { Language } from '../leads/staff-api.ts';
import { restoreTexts } from './restore-texts.ts';

/** Maximum number of lost texts that are listed. */
const listed = 30;

/**
 * Lists the content that the draft would lose by restoring a version: first whole languages, then texts, blocks, and references to
 * documents that no longer exist.
 */
export function RestoreLossesList({ losses, language }: { losses: RestoreLosses; language: Language }) {
  const t = restoreTexts[language];
  const { languages, texts, blocks, missing } = losses;
  if (losesNothing(losses)) return <p>{t.nothingLost}</p>;
  const entry = ({ block, labels, locale, text }: LostValue): string =>
    [
      block && [block.label[language], block.title[language]].filter(Boolean).join(' › '),
      labels.map((label) => label[language]).join(' › '),
      locale && t.names[locale],
      text.length > 120 ? `${text.slice(0, 119)}…` : text,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="version-restore__losses">
      {languages.length > 0 && <p role="alert">{t.languages(languages.map((locale) => t.names[locale]).join(', '))}</p>}
      <LossGroup
        heading={t.blocks}
        entries={blocks.map((block) => entry({ block, labels: [], locale: null, text: '' }))}
        more={t.more}
      />
      <LossGroup heading={t.texts} entries={texts.map(entry)} more={t.more} />
      <LossGroup heading={t.missing} entries={missing.map(entry)} more={t.more} />
    </div>
  );
}

function LossGroup({
  heading,
  entries,
  more,
}: {
  heading: string;
  entries: string[];
  more: (count: number) => string;
}) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {[...new Set(entries)].slice(0, listed).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {entries.length > listed && <li>{more(entries.length - listed)}</li>}
      </ul>
    </section>
  );
}
