import { useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { ChoicePills } from '../ui/choice-pills.tsx';
import { AlertButton, AlertForm, SubmitButton } from './alert-form.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';
import { type FormattedAlert, frequencies } from './alert-view.ts';

interface Props {
  formPath: string;
  alert: FormattedAlert;
}

/** Lets the visitor change the frequency, pause and unsubscribe. */
export function AlertSettings({ formPath, alert: { status, frequency } }: Props) {
  const t = useTexts(alertTexts);
  return (
    <section className={styles.settings} aria-labelledby="alert-settings">
      <h2 id="alert-settings" className={styles.heading}>
        {t.settings}
      </h2>
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
