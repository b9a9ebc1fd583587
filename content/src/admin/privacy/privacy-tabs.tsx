import { Link } from '@payloadcms/ui';
import type { Language } from '../leads/staff-api.ts';
import { privacyTexts } from './privacy-texts.ts';
import { consentsPath, privacyPath, retentionPath } from './privacy-urls.ts';

const paths = { person: privacyPath, consents: consentsPath, retention: retentionPath };
export type PrivacyTab = keyof typeof paths;

/** Links between the views of personal information. */
export function PrivacyTabs({ language, current }: { language: Language; current: PrivacyTab }) {
  const { tabs } = privacyTexts[language];
  const names: readonly PrivacyTab[] = ['person', 'consents', 'retention'];
  return (
    <nav className="leads-tabs" aria-label={tabs.label}>
      {names.map((name) => (
        <Link
          key={name}
          href={paths[name]}
          prefetch={false}
          className="leads-tabs__tab"
          {...(name === current && { 'aria-current': 'page' as const })}
        >
          {tabs[name]}
        </Link>
      ))}
    </nav>
  );
}
