import { locales } from '@vitrine/contract/locale.ts';
import type { PublishCheck } from '../../collections/publish-check/check-form.ts';
import { longestDescription, longestTitle } from '../../seo/seo-fields.ts';
import { publishTexts } from './publish-texts.ts';

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')}…` : text;

/** Shows a page as search engines list it, in each language in which it exists. */
export function SearchResultPreview({
  results,
  language,
}: {
  results: PublishCheck['results'];
  language: 'fr' | 'en';
}) {
  const t = publishTexts[language];
  return (
    <section className="publish-check__results" aria-label={t.results}>
      <h3>{t.results}</h3>
      {locales
        .map((locale) => ({ locale, ...results[locale] }))
        .filter(({ title, path }) => title !== '' && path !== '')
        .map(({ locale, title, path, description }) => (
          <div key={locale} lang={locale} className="publish-check__result">
            <span className="publish-check__path">{path.split('/').filter(Boolean).join(' › ')}</span>
            <span className="publish-check__title">{cut(title, longestTitle)}</span>
            <span>{description === '' ? t.noDescription : cut(description, longestDescription)}</span>
          </div>
        ))}
    </section>
  );
}
