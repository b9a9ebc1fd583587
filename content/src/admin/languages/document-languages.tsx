import { Button, Gutter } from '@payloadcms/ui';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { copySources } from '../../languages/copy-sources.ts';
import { type ComparedText, isCompared, languageState } from '../../languages/language-state.ts';
import type { PlacedBlock } from '../../languages/text-places.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { DataTable } from '../components/data-table.tsx';
import { DocumentSteps } from '../components/document-steps.tsx';
import { type Language, toLanguage } from '../leads/staff-api.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { languageTexts } from './language-texts.ts';
import './languages.css';

interface TextGroup {
  block: PlacedBlock | null;
  texts: ComparedText[];
}

/** Renders the tab of a page or an article that shows both languages side by side, with the state of each text. */
export async function DocumentLanguages({ initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig, docID } = initPageResult;
  const slug = collectionConfig?.slug ?? '';
  if (!req.user || !isCompared(slug) || docID === undefined) return null;
  const language = toLanguage(req.i18n.language);
  const t = languageTexts[language];
  const doc = await req.payload.findByID({
    ...{ collection: slug as CollectionSlug, id: docID, locale: 'all', draft: true, depth: 0 },
    ...{ overrideAccess: false, user: req.user, disableErrors: true },
  });
  if (!doc) return null;
  const { texts, absent, open } = languageState(req.payload.config, slug, doc);
  const editAddress = (locale: Locale) => `/admin/collections/${slug}/${docID}?locale=${locale}`;
  const isDone = absent.length === 0 && open.fr + open.en === 0;
  const buttons = { language, address: `/api/${slug}/${docID}` };
  return (
    <Gutter className="languages">
      <DocumentSteps collection={collectionConfig} id={docID} view={t.title} />
      <p className="languages__intro">{t.intro}</p>
      <ul className="languages__summary" aria-label={t.title}>
        {isDone && <li data-state="done">{t.nothingOpen}</li>}
        {locales.map((locale) => {
          if (absent.includes(locale))
            return (
              <li key={locale} data-state="missing">
                {t.absent(t.names[locale])}
              </li>
            );
          return open[locale] > 0 ? (
            <li key={locale} data-state="older">
              {t.open(t.names[locale], open[locale])}
            </li>
          ) : null;
        })}
      </ul>
      <LanguageButtons {...buttons} block={null} sources={copySources(texts)} toConfirmIn={languagesToConfirm(texts)} />
      <div className="languages__edit">
        {locales.map((locale) => (
          <Button
            key={locale}
            el="anchor"
            url={editAddress(locale)}
            buttonStyle="secondary"
            size="small"
            margin={false}
          >
            {t.edit(t.names[locale])}
          </Button>
        ))}
      </div>
      {groupByBlock(texts).map(({ block, texts: own }) => (
        <section key={block?.key ?? ''} className="languages__block">
          <h2>{block ? block.label[language] : t.document}</h2>
          <TextTable language={language} texts={own} />
          {block && (
            <LanguageButtons
              {...buttons}
              block={block.key}
              sources={copySources(own)}
              toConfirmIn={languagesToConfirm(own)}
            />
          )}
        </section>
      ))}
    </Gutter>
  );
}

/** Returns the languages that have older or copied texts, which staff may mark as up to date. */
const languagesToConfirm = (texts: readonly ComparedText[]): Locale[] =>
  locales.filter((locale) => texts.some(({ states }) => ['older', 'copied'].includes(states[locale])));

const groupByBlock = (texts: readonly ComparedText[]): TextGroup[] =>
  [...Map.groupBy(texts, ({ block }) => block?.key)].map(([, own]) => ({ block: own[0]?.block ?? null, texts: own }));

function TextTable({ language, texts }: { language: Language; texts: ComparedText[] }) {
  const t = languageTexts[language];
  return (
    <DataTable look="texts" heads={[t.text, ...locales.map((locale) => t.names[locale])]}>
      {texts.map(({ key, labels, values, states }) => (
        <tr key={key}>
          <th scope="row">{labels.map((label) => label[language]).join(' › ')}</th>
          {locales.map((locale) => (
            <td key={locale} lang={locale}>
              {states[locale] !== 'done' && (
                <span className="language-state" data-state={states[locale]} lang={language}>
                  {t.states[states[locale]]}
                </span>
              )}
              <span className="languages__value">{plainText(values[locale]) || t.empty}</span>
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
