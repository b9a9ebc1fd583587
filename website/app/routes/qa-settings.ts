import type { RouteAnswer } from '../answer.ts';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { textsOf } from '../locale/define-texts.ts';
import { settingsPaths } from '../qa/qa-address.ts';
import { privateHeaders, qaPage } from '../qa/qa-page.server.ts';
import { qaPanelData } from '../qa/qa-panel.server.ts';
import { qaSettingsCookie, readQaSettings } from '../qa/qa-settings.ts';
import { qaTexts } from '../qa/qa-texts.ts';
import { isCrossSite, problem, redirectAfterForm } from './api/api-call.server.ts';
import { view } from './qa-settings-view.tsx';
import type { RouteCall } from './route.ts';

/** Answers `/qa/parametres-generaux` and `/qa/general-settings` (editing.1): the switches of the QA area. */
export async function get(call: RouteCall): Promise<RouteAnswer> {
  const { url, request, context } = call;
  const locale = url.pathname.startsWith(settingsPaths.en) ? 'en' : 'fr';
  const panel = await qaPanelData(context.hostname, locale);
  const settings = readQaSettings(request.headers.get('cookie'));
  const isSaved = url.searchParams.has('saved');
  return pageAnswer(call, {
    assembled: qaPage([], { locale, origin: url.origin, title: textsOf(qaTexts, locale).settings }),
    view: showView(view, { settings, panel, isSaved }),
    headers: privateHeaders,
  });
}

/** Stores the switches in a cookie. */
export async function post({ url, request, context }: RouteCall): Promise<Response> {
  if (isCrossSite(request, context)) return problem(403, 'This form may only be sent from the site itself.');
  const form = await request.formData();
  const settings = {
    payloadColorsEnabled: form.has('payloadColorsEnabled'),
    globalEditModeActivated: form.has('globalEditModeActivated'),
  };
  return redirectAfterForm(`${url.pathname}?saved`, { 'set-cookie': qaSettingsCookie(settings) });
}
