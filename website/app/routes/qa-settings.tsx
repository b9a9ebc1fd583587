import { data, redirect } from 'react-router';
import { sendPage, usePage } from '../page/page-data.ts';
import { PageView } from '../page/page-view.tsx';
import { qaPage } from '../qa/qa-page.server.ts';
import { qaPanelData } from '../qa/qa-panel.server.ts';
import { qaSettingsCookie, readQaSettings } from '../qa/qa-settings.ts';
import { QaSettingsForm } from '../qa/qa-settings-form.tsx';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/qa-settings.ts';

/** Serves `/qa/parametres-generaux` and `/qa/general-settings` (`1-shell §2`): the switches of the QA area. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const locale = url.pathname.includes('general-settings') ? 'en' : 'fr';
  const { hostname } = context.get(requestContext);
  const panel = await qaPanelData(hostname, locale);
  const text = sendPage(qaPage([], { locale, theme: {}, origin: url.origin }), context);
  const settings = readQaSettings(request.headers.get('cookie'));
  const isSaved = url.searchParams.has('saved');
  return data({ text, locale, settings, panel, isSaved } as const, {
    headers: { 'cache-control': 'private, no-store' },
  });
}

export async function action({ url, request }: Route.ActionArgs) {
  const form = await request.formData();
  const settings = {
    payloadColorsEnabled: form.has('payloadColorsEnabled'),
    globalEditModeActivated: form.has('globalEditModeActivated'),
  };
  return redirect(`${url.pathname}?saved`, { status: 303, headers: { 'set-cookie': qaSettingsCookie(settings) } });
}

export default function QaSettingsPage({ loaderData: { text, ...shown } }: Route.ComponentProps) {
  return <PageView page={usePage(text)} content={<QaSettingsForm {...shown} />} />;
}
