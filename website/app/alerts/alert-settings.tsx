import { useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { writeFilters } from '../search/filters.ts';
import type { FilterChoices } from '../search/search-data.ts';
import { ChoicePills } from '../ui/choice-pills/choice-pills.tsx';
import { AlertCriteria } from './alert-criteria.tsx';
import { AlertButton, AlertForm, SubmitButton } from './alert-form.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';
import { type FormattedAlert, frequencies } from './alert-view.ts';

interface Props {
  formPath: string;
  alert: FormattedAlert;
  choices: FilterChoices;
}

/** Lets the visitor change the criteria and the frequency, pause and unsubscribe. */
export function AlertSettings({ formPath, alert: { status, frequency, filters }, choices }: Props) {
  const t = useTexts(alertTexts);
  return (
    <section className={styles.settings} aria-labelledby="alert-settings">
      <h2 id="alert-settings" className={styles.heading}>
        {t.settings}
      </h2>
      <AlertCriteria key={writeFilters(filters).toString()} formPath={formPath} filters={filters} choices={choices} />
      {/* The key resets a choice that was not saved after any other change. */}
      <Frequency key={frequency} formPath={formPath} frequency={frequency} />
      <div className={styles.ends}>
        {status === 'active' && (
          <div className={styles.end}>
            <p className={styles.note}>{t.pauseNote}</p>
            <AlertButton formPath={formPath} action="pause" />
          </div>
        )}
        <div className={styles.end}>
          <p className={styles.note}>{t.unsubscribeNote}</p>
          <AlertButton formPath={formPath} action="unsubscribe" />
        </div>
      </div>
    </section>
  );
}

function Frequency({ formPath, frequency }: { formPath: string; frequency: FormattedAlert['frequency'] }) {
  const t = useTexts(alertTexts);
  const [chosen, choose] = useState<string>(frequency);
  return (
    <AlertForm formPath={formPath} className={styles.frequency}>
      <ChoicePills
        legend={t.frequency}
        name="frequency"
        value={chosen}
        choices={frequencies.map((value) => ({ value, label: t.frequencyOf(value) }))}
        onChange={choose}
      />
      <SubmitButton action="save" />
    </AlertForm>
  );
}
