import { useId, useState } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { Button } from '../ui/button/button.tsx';
import fields from '../ui/field/field.module.css';
import { keptParameters, sectionsAddress } from './qa-address.ts';
import {
  entryParameters,
  exampleId,
  exampleLanguage,
  filterFamilies,
  type QaEntry,
  type QaFamily,
} from './qa-catalogue.ts';
import styles from './qa-overview.module.css';
import text from './qa-text.module.css';

const texts = defineTexts({
  fr: {
    title: 'Exemples',
    counts: (blocks: number, components: number, examples: number) =>
      `${blocks}\u00a0blocs et ${components}\u00a0composants du site, en ${examples}\u00a0exemples. Les mêmes exemples servent aux tests.`,
    filter: 'Filtrer par nom',
    apply: 'Filtrer',
    found: (count: number) => (count === 1 ? '1\u00a0résultat' : `${count}\u00a0résultats`),
    none: 'Aucun bloc ni composant ne porte ce nom.',
    families: 'Familles',
    examplesOf: (label: string) => `Exemples\u00a0: ${label}`,
  },
  en: {
    title: 'Examples',
    counts: (blocks, components, examples) =>
      `${blocks} blocks and ${components} components of the site, in ${examples} examples. The tests use the same examples.`,
    filter: 'Filter by name',
    apply: 'Filter',
    found: (count) => (count === 1 ? '1 result' : `${count} results`),
    none: 'No block or component has this name.',
    families: 'Families',
    examplesOf: (label) => `Examples: ${label}`,
  },
});

interface Props {
  families: readonly QaFamily[];
  /** Text of the filter at first. */
  filter: string;
  query: string;
}

/** Lists every block and component by family, with links to its examples. The filter also works without JavaScript. */
export function QaOverview({ families, filter: first, query }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const [filter, setFilter] = useState(first);
  const shown = filterFamilies(families, filter);
  const count = shown.flatMap(({ entries }) => entries).length;
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.pageTitle}>{t.title}</h1>
        <p className={styles.intro}>{t.counts(...countsOf(families))}</p>
        <search>
          <form action="/qa/sections" className={styles.form}>
            {keptParameters(query).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className={`${fields.field} ${styles.filter}`}>
              <label htmlFor={id} className={fields.label}>
                {t.filter}
              </label>
              <input
                type="search"
                id={id}
                name="q"
                className={fields.input}
                value={filter}
                onChange={({ currentTarget }) => setFilter(currentTarget.value)}
              />
            </div>
            <Button type="submit" tone="quiet">
              {t.apply}
            </Button>
            <p role="status" className={styles.found}>
              {filter.trim() !== '' && (count > 0 ? t.found(count) : t.none)}
            </p>
          </form>
        </search>
      </div>
      <nav aria-label={t.families} className={styles.families}>
        <ul className={styles.familyLinks}>
          {shown.map(({ id: family, title, entries }) => (
            <li key={family}>
              <a href={`#${family}`}>
                {title} <span className={styles.count}>{entries.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.list}>
        {shown.map(({ id: family, title, entries }) => (
          <section key={family} aria-labelledby={family}>
            <h2 id={family} className={styles.title}>
              {title}
            </h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <Entry key={`${entry.kind} ${entry.name}`} entry={entry} query={query} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function countsOf(families: readonly QaFamily[]) {
  const entries = families.flatMap((family) => family.entries);
  const blocks = entries.filter(({ kind }) => kind === 'block').length;
  const examples = entries.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  return [blocks, entries.length - blocks, examples] as const;
}

function Entry({ entry, query }: { entry: QaEntry; query: string }) {
  const t = useTexts(texts);
  const { name, label, doc, fixtures } = entry;
  const address = sectionsAddress(query, entryParameters(entry));
  return (
    <li className={styles.entry}>
      <h3 className={`${text.itemName} ${styles.name}`}>
        <a href={address}>{label}</a>
        {label !== name && <code className={styles.code}>{name}</code>}
      </h3>
      {doc !== null && <p className={styles.doc}>{doc}</p>}
      <ul className={`${text.itemLinks} ${styles.fixtures}`} aria-label={t.examplesOf(label)}>
        {fixtures.map((fixture) => (
          <li key={fixture} lang={exampleLanguage}>
            <a href={`${address}#${exampleId(fixture)}`}>{fixture}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
