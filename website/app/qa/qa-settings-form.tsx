import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { Button } from '../ui/button/button.tsx';
import { sectionsAddress } from './qa-address.ts';
import type { QaPanelData } from './qa-panel.ts';
import { type QaSettings, qaFlags } from './qa-settings.ts';
import styles from './qa-settings-form.module.css';
import { qaSettingsTexts } from './qa-settings-texts.ts';

interface Props {
  settings: QaSettings;
  panel: QaPanelData;
  isSaved: boolean;
}

/** Renders the flags of the QA area as a plain form, the facts of the site, and links to the demo blocks. */
export function QaSettingsForm({ settings, panel, isSaved }: Props) {
  const t = useTexts(qaSettingsTexts);
  const locale = useLocale();
  const notes = { payloadColorsEnabled: t.payloadColorsNote, globalEditModeActivated: t.globalEditModeNote };
  const count = panel.demoBlocks.length;
  const demoAddress = (parameters: Record<string, string> = {}) =>
    sectionsAddress('', { lang: locale, view: 'review', source: 'demo-page', ...parameters });
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t.title}</h1>
        <p className={styles.note}>{t.intro}</p>
      </div>
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
        <div className={styles.send}>
          <Button type="submit">{t.save}</Button>
          <p role="status">{isSaved && t.saved}</p>
        </div>
      </form>
      <section aria-labelledby="qa-site">
        <h2 id="qa-site" className={styles.heading}>
          {t.site}
        </h2>
        {panel.site ? <Facts facts={panel.site} /> : <p>{t.away}</p>}
      </section>
      <section aria-labelledby="qa-demo" className={styles.demo}>
        <h2 id="qa-demo" className={styles.heading}>
          {t.demoBlocks}
        </h2>
        <p className={styles.note}>
          {count > 0 ? t.demoIntro(count) : t.noDemo} {count > 0 && <a href={demoAddress()}>{t.wholePage}</a>}
        </p>
        {count > 0 && (
          <ul className={styles.links}>
            {panel.demoBlocks.map(({ type, label, folder }) => (
              <li key={type}>
                <a href={demoAddress({ block: folder })}>{label}</a> <code>{type}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Facts({ facts }: { facts: NonNullable<QaPanelData['site']> }) {
  const t = useTexts(qaSettingsTexts);
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
