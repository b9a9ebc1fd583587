import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';

/** Returns the user of a custom view; redirects anybody else to the log-in, as Payload does for its own views only. */
export function requireUser({ initPageResult: { req } }: AdminViewServerProps, path: string): TypedUser {
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(req.pathname ?? path)}`);
  return req.user;
}

interface LayoutProps {
  view: AdminViewServerProps;
  steps: { label: string; url?: string }[];
  children: ReactNode;
}

/** Renders the admin's navigation, breadcrumbs and account menu around a view. */
export function ViewLayout({ view, steps, children }: LayoutProps) {
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
