import type { Locale } from '@vitrine/contract/locale.ts';
import { textsOf } from '../locale/define-texts.ts';
import { Button } from '../ui/button.tsx';
import type { QaPanelData } from './qa-panel.ts';
import { type QaSettings, qaFlags } from './qa-settings.ts';
import styles from './qa-settings-form.module.css';
import { qaTexts } from './qa-texts.ts';

interface Props {
  locale: Locale;
  settings: QaSettings;
  panel: QaPanelData;
  isSaved: boolean;
}

/** Renders the flags of the QA area as a plain form, the facts of the site, and links to every block. */
export function QaSettingsForm({ locale, settings, panel, isSaved }: Props) {
  const t = textsOf(qaTexts, locale);
  const notes = { payloadColorsEnabled: t.payloadColorsNote, globalEditModeActivated: t.globalEditModeNote };
  const sections = (query: Record<string, string>) => `/qa/sections?${new URLSearchParams({ lang: locale, ...query })}`;
  return (
    <div className={`page-width ${styles.page}`}>
      <h1 className={styles.title}>{t.title}</h1>
      <p className={styles.note}>{t.intro}</p>
      <form method="post" className={styles.form}>
        {qaFlags.map((flag) => (
          <div key={flag} className={styles.flag}>
            <input
              type="checkbox"
              id={flag}
              name={flag}
              defaultChecked={settings[flag]}
              aria-describedby={`${flag}-note`}
              className={styles.box}
            />
            <label htmlFor={flag} className={styles.name}>
              {t[flag]}
            </label>
            <p id={`${flag}-note`} className={styles.note}>
              {notes[flag]}
            </p>
          </div>
        ))}
        <Button type="submit">{t.save}</Button>
        <p role="status">{isSaved && t.saved}</p>
      </form>
      <section aria-labelledby="qa-site">
        <h2 id="qa-site" className={styles.heading}>
          {t.site}
        </h2>
        {panel.site ? <Facts facts={panel.site} locale={locale} /> : <p>{t.away}</p>}
      </section>
      <nav aria-labelledby="qa-blocks">
        <h2 id="qa-blocks" className={styles.heading}>
          {t.blocks}
        </h2>
        <ul className={styles.links}>
          <li>
            <a href={sections({})}>{t.allExamples}</a>
          </li>
          <li>
            <a href={sections({ source: 'demo-page' })}>{t.demoPage}</a>
          </li>
        </ul>
        <ul className={styles.links}>
          {panel.demoBlocks.map(({ type, label, folder }) => (
            <li key={type}>
              <a href={sections({ block: folder })}>{label}</a> <code>{type}</code>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a
          href={locale === 'fr' ? '/qa/general-settings' : '/qa/parametres-generaux'}
          lang={locale === 'fr' ? 'en' : 'fr'}
        >
          {t.other}
        </a>
      </p>
    </div>
  );
}

function Facts({ facts, locale }: { facts: NonNullable<QaPanelData['site']>; locale: Locale }) {
  const t = textsOf(qaTexts, locale);
  const worded = (value: string | boolean | null) =>
    value === true ? t.yes : value === false ? t.no : (value ?? t.none);
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{worded(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
