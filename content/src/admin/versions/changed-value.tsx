import type { Locale } from '@vitrine/contract/locale.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { asList, asObject, asText } from '../../values/untyped-values.ts';
import type { FieldChange } from '../../versions/compare-documents.ts';
import { type RelatedTitles, referenceKey, referencesOf } from '../../versions/related-titles.ts';
import { wordDifference } from '../../versions/word-difference.ts';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { versionTexts } from './version-texts.ts';

interface Props {
  field: FieldChange;
  titles: RelatedTitles;
  language: Language;
}

/** Shows the change of one field: the changed words of a text, titles of documents, pictures, or the values before and after. */
export function ChangedValue({ field, titles, language }: Props) {
  const t = versionTexts[language];
  const { before, after, definition } = field;
  switch (definition.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return <TextChange before={textOf(before)} after={textOf(after)} language={language} />;
    case 'richText': {
      const [old, current] = [richTextLines(before), richTextLines(after)];
      return old === current ? t.formatting : <TextChange before={old} after={current} language={language} />;
    }
    case 'array':
    case 'blocks':
      return t.order;
    case 'relationship':
    case 'upload':
      return (
        <ValueChange
          language={language}
          before={<Documents value={before} {...{ field, titles, language }} />}
          after={<Documents value={after} {...{ field, titles, language }} />}
        />
      );
    case 'json':
    case 'group':
      return t.settings;
    default:
      return (
        <ValueChange
          language={language}
          before={formatValue(field, before, language)}
          after={formatValue(field, after, language)}
        />
      );
  }
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : (asText(value) ?? ''));

/** Returns a rich text with one line for each paragraph, heading and list item. */
function richTextLines(value: unknown): string {
  const lines = (node: unknown): string[] => {
    const children = asList(asObject(node).children);
    const isLeaf = children.every((child) => asObject(child).type !== 'listitem' && !hasBlocks(child));
    return isLeaf ? [children.map(plainText).join('')] : children.flatMap(lines);
  };
  return asList(asObject(asObject(value).root).children)
    .flatMap(lines)
    .join('\n')
    .trim();
}

const hasBlocks = (node: unknown): boolean =>
  ['paragraph', 'heading', 'list', 'quote'].includes(String(asObject(node).type));

/** Marks words that were removed and added; screen readers announce which is which. */
function TextChange({ before, after, language }: { before: string; after: string; language: Language }) {
  const t = versionTexts[language];
  return (
    <p className="version-text">
      {wordDifference(before, after).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={key}>
            <span className="version-text__mark" lang={language}>
              {kind === 'added' ? t.added : t.removed}{' '}
            </span>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

function ValueChange({
  before,
  after,
  language,
}: {
  before: React.ReactNode;
  after: React.ReactNode;
  language: Language;
}) {
  const t = versionTexts[language];
  return (
    <div className="version-values" lang={language}>
      <del>
        <span className="version-text__mark">{t.before} </span>
        {before}
      </del>
      <span aria-hidden="true">→</span>
      <ins>
        <span className="version-text__mark">{t.after} </span>
        {after}
      </ins>
    </div>
  );
}

/** Shows the documents that a value references, pictures as thumbnails. */
function Documents({ value, field, titles, language }: Props & { value: unknown }) {
  const t = versionTexts[language];
  const references = referencesOf(field, value);
  if (references.length === 0) return t.nothing;
  return references.map((reference) => {
    const known = titles.get(referenceKey(reference));
    const name = known ? nameOf(known.title, field.locale ?? language) : t.unknown;
    return (
      <span key={referenceKey(reference)} className="version-document">
        {/* biome-ignore lint/performance/noImgElement: The library has thumbnails of its own. */}
        {known?.picture && <img src={known.picture} alt="" loading="lazy" />}
        {name}
      </span>
    );
  });
}

function nameOf(title: unknown, locale: Locale): string {
  if (typeof title === 'string') return title;
  const { fr, en } = asObject(title);
  return asText(locale === 'en' ? en : fr) ?? asText(fr) ?? asText(en) ?? '';
}

/** Returns a value as editors know it: the label of an option, yes or no, a date. */
function formatValue({ definition }: FieldChange, value: unknown, language: Language): string {
  const t = versionTexts[language];
  if (definition.type === 'checkbox') return value === true ? t.yes : t.no;
  if (value === null || value === undefined) return t.nothing;
  if (definition.type === 'date') return formatDateTime(language, String(value));
  if (definition.type !== 'select' && definition.type !== 'radio') return String(value);
  return [value]
    .flat()
    .map((each) => {
      const option = definition.options.find((candidate) => asObject(candidate).value === each);
      return asText(asObject(asObject(option).label)[language]) ?? asText(asObject(option).label) ?? String(each);
    })
    .join(', ');
}
