import type { Locale } from '@vitrine/contract/locale.ts';
import { sendRequest } from './compose-requests.ts';
import { composeTexts } from './compose-texts.ts';
import { pageTemplates } from './page-templates.ts';
import './block-picker.css';

/** Number of blocks in the picture of a template. */
const shownBlocks = 3;

/** Shows the page templates, each with its first blocks. */
export function TemplateChoice({ language }: { language: Locale }) {
  const t = composeTexts[language];
  return (
    <section className="block-picker__group" aria-label={t.templates}>
      <h3>{t.templates}</h3>
      <p className="block-picker__hint">{t.templatesHint}</p>
      <ul className="block-picker__blocks">
        {pageTemplates.map(({ id, label, doc, blocks }) => (
          <li key={id}>
            <button type="button" className="block-picker__block" onClick={() => sendRequest('template', id)}>
              <span className="block-picker__page">
                {blocks.slice(0, shownBlocks).map(({ type }) => (
                  // biome-ignore lint/performance/noImgElement: a small file that Next need not scale
                  <img key={type} src={`/block-miniatures/${language}/${type}.webp`} alt="" width={320} height={200} />
                ))}
              </span>
              <span className="block-picker__name">{label[language]}</span>
              <span className="block-picker__purpose">{doc[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
