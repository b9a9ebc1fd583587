import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { leadsPath } from './lead-urls.ts';
import { type Caller, createCaller, type Language, toLanguage } from './staff-api.ts';
import './leads.css';

/** Who looks at a view of the leads. Payload shows its own views to staff alone, and leaves this to views such as these. */
export async function openLeadView({ initPageResult: { req } }: AdminViewServerProps): Promise<{
  caller: Caller;
  language: Language;
}> {
  const { user, payload, i18n } = req;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(req.pathname ?? leadsPath)}`);
  const language = toLanguage(i18n.language);
  return { caller: await createCaller(payload, user, language), language };
}

type FrameProps = {
  view: AdminViewServerProps;
  steps: { label: string; url?: string }[];
  children: ReactNode;
};

/** The admin's own frame around a view: navigation, path and account. */
export function LeadViewLayout({ view, steps, children }: FrameProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, locale, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      {...(req.user && { user: req.user })}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={steps} />
      {children}
    </DefaultTemplate>
  );
}
