import { clientNetwork } from '@vitrine/network/client-network.ts';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import type { AccountServices } from '../account-services.ts';
import { requestLanguage, textsOf } from '../account-texts.ts';
import { clientAddress } from '../client-address.ts';
import { passwordMail } from './password-mail.ts';

/** Lifetime of the link, ms. */
const linkLifetimeMs = 60 * 60 * 1000;

/**
 * Replaces Payload's endpoint. It responds before it looks the account up, so that neither the response nor its time reveals
 * whether an address has an account.
 */
export function forgotPasswordEndpoint({ adminUrl, limits }: AccountServices): Endpoint {
  async function sendLink(req: PayloadRequest, email: string): Promise<void> {
    if (!(await limits().mailByAccount.count(email))) return;
    const { payload } = req;
    const token = await payload.forgotPassword({
      ...{ collection: 'users', data: { email }, disableEmail: true, expiration: linkLifetimeMs },
    });
    const language = requestLanguage(req);
    if (token)
      await payload.sendEmail({ to: email, ...passwordMail({ language, reason: 'forgotten', adminUrl, token }) });
  }

  return {
    path: '/forgot-password',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      const email = typeof req.data?.email === 'string' ? req.data.email.trim().toLowerCase() : '';
      const network = clientNetwork(clientAddress(req.headers));
      if (network && !(await limits().mailByNetwork.count(network))) {
        return Response.json({ errors: [{ message: textsOf(req).tooManyAttempts }] }, { status: 429 });
      }
      if (email) {
        void sendLink(req, email).catch((error: unknown) =>
          req.payload.logger.error({ err: error }, 'a mail for a new password was not sent'),
        );
      }
      return Response.json({ message: req.t('general:success') });
    },
  };
}
