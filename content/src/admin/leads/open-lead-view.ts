import type { AdminViewServerProps } from 'payload';
import { requireUser } from '../components/view-layout.tsx';
import { leadsPath } from './lead-urls.ts';
import { type Caller, createCaller, type Language, toLanguage } from './staff-api.ts';
import './leads.css';

/** Returns the caller and the language with which a lead view calls core. */
export async function openLeadView(view: AdminViewServerProps): Promise<{ caller: Caller; language: Language }> {
  const user = requireUser(view, leadsPath);
  const { payload, i18n } = view.initPageResult.req;
  const language = toLanguage(i18n.language);
  return { caller: await createCaller(payload, user, language), language };
}
