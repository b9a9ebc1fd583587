import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { useState } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { ExampleFrame } from './example-frame.tsx';
import { type ExampleSize, exampleSizes, sizeNames } from './example-size.ts';
import { sectionsAddress } from './qa-address.ts';
import { entryParameters, exampleId, exampleLanguage, type QaEntry } from './qa-catalogue.ts';
import styles from './qa-review.module.css';
import text from './qa-text.module.css';
import { WireJson } from './wire-json.tsx';

const texts = defineTexts({
  fr: {
    schemes: 'Jeu de couleurs',
    normal: 'Normal',
    'normal-grey': 'Gris',
    inverted: 'Inversé',
    sizes: 'Largeur',
    phone: 'Téléphone',
    tablet: 'Tablette',
    laptop: 'Portable',
    desktop: 'Grand écran',
    examples: 'Exemples de la page',
    alone: 'Ouvrir seul',
    show: 'Afficher l’exemple',
    neighbours: 'Autres blocs et composants',
    previous: 'Précédent',
    next: 'Suivant',
  },
  en: {
    schemes: 'Colour scheme',
    normal: 'Normal',
    'normal-grey': 'Grey',
    inverted: 'Inverted',
    sizes: 'Width',
    phone: 'Phone',
    tablet: 'Tablet',
    laptop: 'Laptop',
    desktop: 'Large screen',
    examples: 'Examples on this page',
    alone: 'Open alone',
    show: 'Show the example',
    neighbours: 'Other blocks and components',
    previous: 'Previous',
    next: 'Next',
  },
});

/** An example on a page of its own, by the parameters of its address. */
export interface ReviewedExample {
  name: string;
  parameters: Readonly<Record<string, string>>;
  /** The block as content sends it; null for a component, or for a page of many blocks. */
  wire: WireBlock | null;
}

/** A block, a component or the demo page with its examples. */
export interface Review {
  title: string;
  /** Folder of the block. */
  name: string | null;
  doc: string | null;
  family: { id: string; title: string } | null;
  examples: readonly ReviewedExample[];
  /**
   * Place of the examples on the page: fitted to their content, each in the window of a device, or closed until they are asked
   * for, since an open dialog takes the focus.
   */
  display: 'fitted' | 'window' | 'on demand';
  /** Parameters of this page. */
  parameters: Readonly<Record<string, string>>;
  previous: QaEntry | null;
  next: QaEntry | null;
}

interface Props {
  review: Review;
  query: string;
  scheme: SchemeName;
  size: ExampleSize;
}

/** Shows the examples of one block or component, in a chosen colour scheme and width, each with its content as JSON. */
export function QaReview({ review, query, scheme: firstScheme, size: firstSize }: Props) {
  const t = useTexts(texts);
  const [scheme, setScheme] = useState(firstScheme);
  const [size, setSize] = useState(firstSize);
  const { title, name, doc, family, examples, parameters, previous, next } = review;
  const chosen = { scheme, width: size };
  const schemes = schemeNames.map((value) => ({
    value,
    label: t[value],
    address: sectionsAddress(query, { ...parameters, ...chosen, scheme: value }),
  }));
  const sizes = sizeNames.map((value) => ({
    value,
    label: t[value],
    note: `${exampleSizes[value].width}`,
    address: sectionsAddress(query, { ...parameters, ...chosen, width: value }),
  }));
  const neighbour = (entry: QaEntry) => sectionsAddress(query, { ...chosen, ...entryParameters(entry) });
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.head}>
        {family && (
          <p className={styles.family}>
            <a href={`${sectionsAddress(query, chosen)}#${family.id}`}>{family.title}</a>
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {name !== null && name !== title && <code className={styles.code}>{name}</code>}
        {doc !== null && <p className={styles.doc}>{doc}</p>}
        {examples.length > 1 && (
          <nav aria-label={t.examples}>
            <ul className={`${text.itemLinks} ${styles.anchors}`}>
              {examples.map((example) => (
                <li key={example.name} lang={exampleLanguage}>
                  <a href={`#${exampleId(example.name)}`}>{example.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.tools}>
        <ChoiceLinks label={t.schemes} choices={schemes} value={scheme} onChoose={setScheme} />
        <ChoiceLinks label={t.sizes} choices={sizes} value={size} onChoose={setSize} />
      </div>
      {examples.map((example) => (
        <Example key={example.name} example={example} review={review} query={query} scheme={scheme} size={size} />
      ))}
      {(previous || next) && (
        <nav aria-label={t.neighbours} className={styles.neighbours}>
          {previous && (
            <a href={neighbour(previous)} rel="prev">
              <span className={styles.direction}>{t.previous}</span>
              {previous.label}
            </a>
          )}
          {next && (
            <a href={neighbour(next)} rel="next" className={styles.next}>
              <span className={styles.direction}>{t.next}</span>
              {next.label}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function Example({ example, review, query, scheme, size }: Props & { example: ReviewedExample }) {
  const t = useTexts(texts);
  const { name, parameters, wire } = example;
  const address = sectionsAddress(query, { ...parameters, scheme });
  const label = `${review.title} — ${name}`;
  const id = exampleId(name);
  const frame = (
    <ExampleFrame key={address} address={address} title={label} size={size} isFitted={review.display === 'fitted'} />
  );
  return (
    <section aria-labelledby={id} className={styles.example}>
      <div className={styles.exampleHead}>
        <h2
          id={id}
          lang={review.family ? exampleLanguage : undefined}
          className={`${text.itemName} ${styles.exampleName}`}
        >
          {name}
        </h2>
        <a href={address} aria-label={`${t.alone} — ${name}`}>
          {t.alone}
        </a>
      </div>
      {review.display === 'on demand' ? (
        <details className={styles.closed}>
          <summary>{t.show}</summary>
          {frame}
        </details>
      ) : (
        frame
      )}
      {wire && <WireJson block={wire} label={name} />}
    </section>
  );
}
