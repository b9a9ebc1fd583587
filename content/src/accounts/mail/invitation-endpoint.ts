import { APIError, type Endpoint } from 'payload';
import { isAdmin } from '../../payload/access.ts';
import type { AccountServices } from '../account-services.ts';
import { requestLanguage, textsOf } from '../account-texts.ts';
import { passwordMail } from './password-mail.ts';

/** Lifetime of the link, ms: a colleague may be away for some days. */
const linkLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * `POST /api/users/:id/invitation`: mails a colleague a link that sets the password, on behalf of an administrator and in that
 * administrator's language. Answers with 403 to anybody else, and with 429 after three mails to the account within an hour.
 */
export const invitationEndpoint = ({ adminUrl, limits }: AccountServices): Endpoint => ({
  path: '/:id/invitation',
  method: 'post',
  handler: async (req) => {
    const texts = textsOf(req);
    const { payload } = req;
    const id = Number(req.routeParams?.id);
    const account = isAdmin(req.user)
      ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
      : null;
    if (!account) throw new APIError(texts.notAllowed, 403, undefined, true);
    const email = String(account.email);
    if (!(await limits().mailByAccount.count(email))) throw new APIError(texts.tooManyAttempts, 429, undefined, true);
    const token = await payload.forgotPassword({
      ...{ collection: 'users', data: { email }, disableEmail: true, expiration: linkLifetimeMs, req },
    });
    const language = requestLanguage(req);
    await payload.sendEmail({ to: email, ...passwordMail({ language, reason: 'invitation', adminUrl, token }) });
    return Response.json({ email });
  },
});
