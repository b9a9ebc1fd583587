import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { requestLanguage } from '../../accounts/account-texts.ts';
import { requireUser, ViewLayout } from '../components/view-layout.tsx';
import { accountViewTexts } from './account-view-texts.ts';
import { SecurityPanel } from './security-panel.tsx';
import './accounts.css';

/** Renders `/admin/security`: the second factor of the own account. */
export function SecurityView(view: AdminViewServerProps) {
  requireUser(view, '/admin/security');
  const language = requestLanguage(view.initPageResult.req);
  const { title, lead } = accountViewTexts[language].security;
  return (
    <ViewLayout view={view} steps={[{ label: title }]}>
      <Gutter className="account account--security">
        <h1>{title}</h1>
        <p className="account-lead">{lead}</p>
        <SecurityPanel language={language} />
      </Gutter>
    </ViewLayout>
  );
}
