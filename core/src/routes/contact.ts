import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { contactSubmission } from '@vitrine/contract/core/contact.ts';
import { contactAnswer } from '@vitrine/contract/core/contact-answer.ts';
import { clientNetwork } from '@vitrine/network/client-network.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import { createAltchaChallenge } from '../captcha/altcha.ts';
import type { CallLimiter } from '../http/call-limiter.ts';
import { clientAddress } from '../http/client-address.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { problemStatuses } from '../http/problem-texts.ts';
import { requireSite } from '../http/require-site.ts';
import { readSubmission } from '../leads/lead-submission.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

/** Maximum number of contact submissions processed concurrently: a small process handles 25 a second, and the website waits ten seconds. */
const maxConcurrentSubmissions = 200;
/** Maximum size of a body, bytes; a form with the longest fields is far smaller. */
const bodyBytes = 1024 * 1024;

// Converted to JSON Schema, because the OpenAPI generator does not support the form's zod/mini schemas. OpenAPI 3.1
// uses the same format; only the TypeScript types differ.
const formSchema = z.toJSONSchema(contactSubmission, { io: 'input', unrepresentable: 'any' }) as { type: 'object' };

const contactRoute = createRoute({
  method: 'post',
  path: '/api/swc/{microsite_id}/contact',
  summary: 'Leave a message: contact form, property alert or valuation',
  description:
    'Besides the fields of the form: `recaptcha_response` (the captcha answer; ALTCHA payloads too), `locale`, and ' +
    '`source_page`, `variant` (of the page), `consent_text` (what the visitor agreed to), and `allows_analytics` (`true` when the visitor ' +
    'has allowed them, for the report to the source of the listing), and `allows_board` (`true` when the form has said that the message is also ' +
    'sent to the board of the listing). A `property_alert` with `alert_from=search` needs the e-mail address and ' +
    'the search alone. `success` means that the message is stored and its mails are queued. The same message again within ' +
    'ten minutes, or the same `Idempotency-Key` within a day, is answered with the id of the first.',
  security: protectedBySiteKey,
  request: {
    params: z.object({ microsite_id: micrositeId }),
    body: { required: true, content: { 'multipart/form-data': { schema: formSchema } } },
  },
  parameters: [
    languageHeader,
    { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } },
    {
      name: 'X-Forwarded-For',
      in: 'header',
      schema: { type: 'string' },
      description: 'Address of the visitor; believed from a trusted peer alone.',
    },
  ],
  responses: {
    200: jsonOf('Stored.', contactAnswer),
    ...problemAnswers,
  },
});

const challengeRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/captcha/challenge',
  summary: 'A fresh ALTCHA challenge for the widget',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  responses: { 200: jsonOf('The challenge, as the widget expects it.', z.looseObject({})), ...problemAnswers },
});

async function readBody(context: Context<CoreEnv>): Promise<Record<string, unknown>> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(context.req.header('content-type') ?? '')) {
    throw new CoreProblem('invalid-body');
  }
  try {
    return await context.req.parseBody();
  } catch {
    throw new CoreProblem('invalid-body');
  }
}

/**
 * Runs `work` and returns its result. A rejection (422) counts against the client; after too many the 429 problem
 * replaces it, so that a guessing program learns nothing more, while valid messages are still accepted.
 */
async function countRejection<Result>(
  limiter: CallLimiter,
  client: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CoreProblem && problemStatuses[error.kind] === 422) await limiter.count(client);
    throw error;
  }
}

export function addContact(app: OpenAPIHono<CoreEnv>, { findSite, leadServices, trustedPeers, now }: CoreDeps): void {
  app.openapi(
    {
      ...contactRoute,
      middleware: [limitConcurrency(maxConcurrentSubmissions), requireSite(findSite), limitBody(bodyBytes)],
    },
    async (context) => {
      const address = clientAddress(context, trustedPeers);
      const submissionContext = {
        site: context.get('site'),
        address,
        userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
        idempotencyKey: context.req.header('idempotency-key')?.slice(0, 200) ?? null,
        logger: context.get('logger'),
      };
      const receive = async () => {
        const body = await readBody(context);
        // The page that the form names, else the one that the browser names.
        const submission = readSubmission(
          { source_page: context.req.header('referer'), ...body },
          context.get('locale'),
        );
        return receiveLead(leadServices, submission, submissionContext);
      };
      const id = await countRejection(leadServices.limiters.rejectedPerClient, clientNetwork(address), receive);
      return context.json({ status: 'success' as const, id }, 200);
    },
  );

  app.openapi({ ...challengeRoute, middleware: requireSite(findSite) }, async (context) => {
    const challenge = await createAltchaChallenge(
      context.get('site').microsite_id,
      leadServices.captcha.hmacKey,
      now(),
    );
    context.header('cache-control', 'no-store');
    return context.json({ ...challenge }, 200);
  });
}
