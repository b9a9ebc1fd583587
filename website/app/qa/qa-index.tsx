import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { ReactNode } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import styles from './qa-index.module.css';

const texts = defineTexts({
  fr: { pieces: 'Pièces du site', blocks: 'Blocs', examples: 'Exemples' },
  en: { pieces: 'Pieces of the site', blocks: 'Blocks', examples: 'Examples' },
});

export interface QaEntry {
  kind: 'piece' | 'block';
  name: string;
  fixtures: readonly string[];
}

interface Props {
  entries: readonly QaEntry[];
  /** Query of the page; each link keeps its language, colour scheme and preset. */
  query: string;
}

/** Renders a component of the shell on the background of a colour scheme. */
export const QaPiece = ({ scheme, children }: { scheme: SchemeName; children: ReactNode }) => (
  <div className={styles.piece} data-scheme={scheme}>
    {children}
  </div>
);

/** Lists the examples of every component and block, each as a link to the example alone. */
export function QaIndex({ entries, query }: Props) {
  const t = useTexts(texts);
  const list = (kind: QaEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  return (
    <nav className={`page-width ${styles.index}`} aria-label={t.examples}>
      {(['piece', 'block'] as const).map(
        (kind) =>
          list(kind).length > 0 && (
            <section key={kind}>
              <h2 className={styles.title}>{kind === 'piece' ? t.pieces : t.blocks}</h2>
              <dl className={styles.list}>
                {list(kind).map(({ name, fixtures }) => (
                  <div key={name} className={styles.entry}>
                    <dt>
                      <a href={address(query, kind, name)}>{name}</a>
                    </dt>
                    <dd>
                      {fixtures.map((fixture) => (
                        <a key={fixture} href={address(query, kind, name, fixture)}>
                          {fixture}
                        </a>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
      )}
    </nav>
  );
}

function address(query: string, kind: QaEntry['kind'], name: string, fixture?: string): string {
  const search = new URLSearchParams(query);
  for (const each of ['block', 'piece', 'fixture']) search.delete(each);
  search.set(kind, name);
  if (fixture !== undefined) search.set('fixture', fixture);
  return `/qa/sections?${search}`;
}
