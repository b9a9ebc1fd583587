import { Bell } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { usePlace } from '../navigation/use-place.tsx';
import { useSite } from '../site/site-context.tsx';
import { useSearchPath } from '../site/use-search-path.ts';
import { buttonClass } from '../ui/button/button.tsx';
import { ErrorMessage } from '../ui/error-message/error-message.tsx';
import { AlertButton } from './alert-form.tsx';
import { AlertNoticeLine } from './alert-notice-line.tsx';
import styles from './alert-page.module.css';
import { AlertSearch } from './alert-search.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { alertTexts } from './alert-texts.ts';
import type { AlertView, FormattedAlert } from './alert-view.ts';

/**
 * Shows one alert to whoever has its token: confirm, manage, unsubscribe. Opening it changes nothing, as mail scanners open
 * links too; each change is a form that works without JavaScript.
 */
export function AlertPage({ view }: { view: AlertView }) {
  if (view.kind === 'alert') return <Known {...view} />;
  return (
    <div className={`page-width ${styles.failure}`}>{view.kind === 'unknown' ? <Unknown /> : <Unavailable />}</div>
  );
}

function Known({ alert, choices, formPath, notice }: Extract<AlertView, { kind: 'alert' }>) {
  const t = useTexts(alertTexts);
  const { status, frequency, email } = alert;
  const form = { formPath, alert };
  return (
    <div className={`page-width ${styles.page}`}>
      {notice && <AlertNoticeLine notice={notice} />}
      <div className={styles.words}>
        <p className={styles.kind}>
          <Bell className={styles.bell} size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.name}
          <span className={styles.badge} data-status={status}>
            {t.badgeOf(status)}
          </span>
        </p>
        <h1 className={styles.title}>{t.titleOf(status)}</h1>
        <p className={styles.lead}>{t.leadOf(status, frequency, email)}</p>
        {status === 'pending' && (
          <>
            <AlertButton action="confirm" isLarge {...form} />
            <p className={styles.note}>{t.notYou}</p>
          </>
        )}
        {status === 'paused' && <AlertButton action="resume" isLarge {...form} />}
        {status === 'unsubscribed' && <Onwards {...alert} />}
      </div>
      {status === 'unsubscribed' ? <Ended /> : <AlertSearch alert={alert} />}
      {(status === 'active' || status === 'paused') && <AlertSettings {...form} choices={choices} />}
    </div>
  );
}

/** Links that an alert that has ended offers. */
function Onwards({ signUpPath, searchPath }: FormattedAlert) {
  const t = useTexts(alertTexts);
  const { hasSearch } = useSite();
  return (
    <div className={styles.onwards}>
      {signUpPath && (
        <a className={buttonClass()} href={signUpPath}>
          {t.signUp}
        </a>
      )}
      {hasSearch && (
        <a className={buttonClass(signUpPath ? 'quiet' : 'primary')} href={searchPath}>
          {t.seeAll}
        </a>
      )}
    </div>
  );
}

/** Explains what unsubscribing did and how to subscribe again. */
function Ended() {
  const t = useTexts(alertTexts);
  return (
    <section className={styles.card} aria-labelledby="alert-ended">
      <h2 id="alert-ended" className={styles.heading}>
        {t.next}
      </h2>
      <ul className={styles.points}>
        <li>{t.kept}</li>
        <li>{t.broker}</li>
        <li>{t.again}</li>
      </ul>
    </section>
  );
}

function Unknown() {
  const t = useTexts(alertTexts);
  const locale = useLocale();
  const searchPath = useSearchPath();
  const actions = (
    <>
      {searchPath && (
        <a className={buttonClass()} href={searchPath}>
          {t.seeAll}
        </a>
      )}
      <a className={buttonClass(searchPath ? 'quiet' : 'primary')} href={fixedPath('contact', locale)}>
        {t.contact}
      </a>
    </>
  );
  return <ErrorMessage status={404} title={t.unknownTitle} message={t.unknown} actions={actions} />;
}

function Unavailable() {
  const t = useTexts(alertTexts);
  const { pathname, search } = usePlace();
  const retry = (
    <a className={buttonClass()} href={pathname + search} data-reload>
      {t.retry}
    </a>
  );
  return <ErrorMessage status={503} title={t.awayTitle} message={t.away} actions={retry} />;
}
