import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { BlockChange, DocumentChanges, FieldChange } from '../../versions/compare-documents.ts';
import type { RelatedTitles } from '../../versions/related-titles.ts';
import type { Language } from '../leads/staff-api.ts';
import { ChangedValue } from './changed-value.tsx';
import { versionTexts } from './version-texts.ts';

interface Shown {
  titles: RelatedTitles;
  language: Language;
}

/** Shows the changes of a document: those of its own fields first, then each block that changed. */
export function ChangeList({ changes, ...shown }: Shown & { changes: DocumentChanges }) {
  const t = versionTexts[shown.language];
  return (
    <>
      {changes.fields.length > 0 && (
        <article className="version-change">
          <h4>{t.document}</h4>
          <FieldChanges fields={changes.fields} {...shown} />
        </article>
      )}
      {changes.blocks.map((block) => (
        <BlockChanges key={block.key} block={block} {...shown} />
      ))}
    </>
  );
}

function BlockChanges({ block, ...shown }: Shown & { block: BlockChange }) {
  const { language } = shown;
  const t = versionTexts[language];
  const title = block.title[language] || t.untitled;
  return (
    <article className="version-change">
      <h4>
        {block.list && `${block.list[language]} › `}
        {block.label[language]} <span className="version-change__title">{title}</span>{' '}
        {block.kinds.map((kind) => (
          <span key={kind} className="version-state" data-state={kind}>
            {t.block[kind]}
          </span>
        ))}
      </h4>
      {block.fields.length > 0 && <FieldChanges fields={block.fields} {...shown} />}
    </article>
  );
}

/** Shows changed fields: first each language separately, then the fields that both languages share. */
function FieldChanges({ fields, ...shown }: Shown & { fields: FieldChange[] }) {
  const { language } = shown;
  const t = versionTexts[language];
  const groups: (Locale | null)[] = [...locales, null];
  return groups.map((locale) => {
    const own = fields.filter((field) => field.locale === locale);
    if (own.length === 0) return null;
    return (
      <section key={locale} className="version-change__language">
        <h5>{t.locales[locale ?? 'both']}</h5>
        <dl>
          {own.map((field) => (
            <div key={`${field.key}-${field.locale}`}>
              <dt>{field.labels.map((label) => label[language]).join(' › ')}</dt>
              <dd lang={locale ?? undefined}>
                <ChangedValue field={field} {...shown} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
