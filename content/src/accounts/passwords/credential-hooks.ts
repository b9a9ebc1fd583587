import type { CollectionConfig, PayloadRequest } from 'payload';
import type { AccountServices } from '../account-services.ts';
import { requestLanguage } from '../account-texts.ts';
import { confirmationField } from './confirmation-field.ts';
import { passwordTexts } from './password-texts.ts';
import { findPasswordWeakness, type PasswordOwner } from './password-weakness.ts';
import { fieldError, requireReauthentication } from './reauthentication.ts';

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeOperation' | 'beforeValidate' | 'beforeChange'>
>;

interface Session {
  id: string;
}

async function refuseWeakPassword(req: PayloadRequest, password: unknown, owner: PasswordOwner): Promise<void> {
  const weakness = await findPasswordWeakness(typeof password === 'string' ? password : '', owner);
  if (weakness) throw fieldError(req, 'password', passwordTexts[requestLanguage(req)][weakness]);
}

/** Returns the account of the link of a mail; null when the link is wrong or too old, which Payload then answers. */
const findByResetToken = (req: PayloadRequest, token: unknown) =>
  req.payload.db.findOne<PasswordOwner & { id: number }>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: typeof token === 'string' ? token : '' },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });

/**
 * Creates hooks for every way to set a password or to change an e-mail address: a new account, the form of an account, many accounts at
 * once, the link of a mail, the first account of an installation, and scripts.
 */
export function credentialHooks(services: Pick<AccountServices, 'limits' | 'secondFactors'>): Hooks {
  return {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'resetPassword') return args;
        // `data` is what the caller sent; Payload types the arguments of all operations as one union.
        const { data } = args as { data: { token?: unknown; password?: unknown } };
        const account = await findByResetToken(req, data.token);
        if (account) await refuseWeakPassword(req, data.password, account);
        return args;
      },
    ],
    beforeValidate: [
      async ({ data, originalDoc, operation, req }) => {
        const password = data?.password ?? undefined;
        if (operation === 'create' || password !== undefined) {
          await refuseWeakPassword(req, password, { ...originalDoc, ...data });
        }
        return data;
      },
    ],
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        const { [confirmationField]: confirmation, ...fields } = data;
        if (operation !== 'update') return fields;
        const isNewEmail =
          typeof fields.email === 'string' && normalized(fields.email) !== normalized(originalDoc?.email);
        if (!isNewEmail && typeof fields.password !== 'string') return fields;
        await requireReauthentication(req, confirmation, services);
        // A link that was mailed before the change no longer works.
        return { ...fields, resetPasswordToken: null, sessions: currentSession(req, originalDoc) };
      },
    ],
  };
}

const normalized = (email: unknown): string => String(email).trim().toLowerCase();

/** Returns the session of the request when it changes its own account: all others end. */
function currentSession({ user }: PayloadRequest, account: { id?: unknown; sessions?: Session[] }): Session[] {
  if (String(user?.id) !== String(account.id)) return [];
  return (account.sessions ?? []).filter(({ id }) => id === user?._sid);
}
