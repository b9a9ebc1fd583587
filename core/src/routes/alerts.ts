import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type AlertChange, alertAnswer, alertChange, alertToken } from '@vitrine/contract/core/alerts.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { clientNetwork } from '@vitrine/network/client-network.ts';
import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { changeAlert, endAlert, findAlert } from '../alerts/change-alert.ts';
import { findAlertNames } from '../alerts/find-alert-names.ts';
import { findSignUpPage } from '../alerts/find-sign-up-page.ts';
import { presentAlert } from '../alerts/present-alert.ts';
import type { AlertTable } from '../db/alert-tables.ts';
import { clientAddress } from '../http/client-address.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { limitBody } from '../http/limit-body.ts';
import { requireSite } from '../http/require-site.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, problemOf, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

/** Maximum size of a body, bytes. */
const bodyBytes = 10_000;

const shared = {
  path: '/api/swc/{microsite_id}/alerts/{token}' as const,
  security: protectedBySiteKey,
  parameters: [languageHeader],
};
const params = z.object({ microsite_id: micrositeId, token: z.string() });
const responses = { 200: jsonOf('The alert as it is now.', alertAnswer), ...problemAnswers };

const readRoute = createRoute({
  ...shared,
  method: 'get',
  summary: 'A property alert, by the token that its mails carry',
  description: 'Reading confirms nothing: programs that look at the links of a mail are no visitors.',
  request: { params },
  responses,
});

// Passed as JSON Schema, because a body that is not JSON must be answered as a problem, too.
const changeSchema = z.toJSONSchema(alertChange) as { type: 'object' };

const changeRoute = createRoute({
  ...shared,
  method: 'patch',
  summary: 'Confirm, pause or resume a property alert, or change its search or when its mails leave',
  description: '`status: active` confirms a pending alert. What is on the market before that is not sent.',
  request: { params, body: { required: true, content: { 'application/json': { schema: changeSchema } } } },
  responses: {
    ...responses,
    409: problemOf('An alert that has ended stays so, and one that is not confirmed cannot be paused.'),
  },
});

const endRoute = createRoute({
  ...shared,
  method: 'delete',
  summary: 'Unsubscribe: end a property alert for good',
  description:
    'Nothing more is sent, not even what is on its way. Of the alert the proof of consent alone is kept. Once more does nothing.',
  request: { params },
  responses,
});

async function readChange(context: Context<CoreEnv>): Promise<AlertChange> {
  const parsed = safeParse(alertChange, await context.req.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new CoreProblem('invalid-fields', {
    errors: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: 'invalid', message })),
  });
}

export function addAlerts(
  app: OpenAPIHono<CoreEnv>,
  { findSite, findCachedSite, leadServices, alertLimiters, trustedPeers, now }: CoreDeps,
): void {
  const { database } = leadServices;

  /**
   * Returns the alert of the token in the path. Throws the 404 problem, and the 429 one after too many unknown tokens.
   */
  const find = async (context: Context<CoreEnv>) => {
    const client = clientNetwork(clientAddress(context, trustedPeers));
    await alertLimiters.perClient.check(client);
    const key = { micrositeId: context.get('site').microsite_id, token: context.req.param('token') ?? '' };
    try {
      if (!alertToken.safeParse(key.token).success) throw new CoreProblem('unknown-alert');
      return { key, alert: await findAlert(database, key) };
    } catch (error) {
      if (error instanceof CoreProblem) await alertLimiters.perClient.count(client);
      throw error;
    }
  };
  const answer = async (context: Context<CoreEnv>, alert: Selectable<AlertTable>) => {
    context.header('cache-control', 'no-store');
    const [signUpPage, names] = await Promise.all([
      findSignUpPage(database, alert.id),
      findAlertNames(database, alert),
    ]);
    return { data: presentAlert(alert, signUpPage, names) };
  };

  app.openapi({ ...readRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { alert } = await find(context);
    return context.json(await answer(context, alert), 200);
  });

  app.openapi({ ...changeRoute, middleware: [requireSite(findSite), limitBody(bodyBytes)] }, async (context) => {
    const { key, alert } = await find(context);
    await alertLimiters.perAlert.count(alert.id);
    const from = clientAddress(context, trustedPeers);
    const changed = await changeAlert(database, key, await readChange(context), { now: now(), from });
    if (changed.status !== alert.status)
      context.get('logger').info({ alert: alert.id, status: changed.status }, 'The status of an alert changed');
    return context.json(await answer(context, changed), 200);
  });

  app.openapi({ ...endRoute, middleware: requireSite(findSite) }, async (context) => {
    const { key, alert } = await find(context);
    await alertLimiters.perAlert.count(alert.id);
    const ended = await endAlert(database, key, now());
    if (alert.status !== 'unsubscribed') context.get('logger').info({ alert: alert.id }, 'An alert has ended');
    return context.json(await answer(context, ended), 200);
  });
}
