import { APIError, type PayloadRequest, ValidationError } from 'payload';
import type { AccountServices } from '../account-services.ts';
import { textsOf } from '../account-texts.ts';
import { confirmationField } from './confirmation-field.ts';
import { isPasswordOf } from './password-hash.ts';

/** Returns the error of one field of an account's form, whose message is shown beside the field. */
export const fieldError = (req: PayloadRequest, path: string, message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t);

type Services = Pick<AccountServices, 'limits' | 'secondFactors'>;

/**
 * The check of each request. Its result is shared, because a request may change many accounts concurrently and its code is accepted only
 * once.
 */
const checks = new WeakMap<PayloadRequest, Promise<void>>();

/**
 * Throws unless the request has a code of its sender's second factor or, where there is none, the sender's password: an open session alone
 * must not be enough to take over an account. Wrong passwords count as failed log-ins, and wrong codes as those of a log-in.
 */
export async function requireReauthentication(
  req: PayloadRequest,
  confirmation: unknown,
  services: Services,
): Promise<void> {
  const check = checks.get(req) ?? checkConfirmation(req, confirmation, services);
  checks.set(req, check);
  await check;
}

async function checkConfirmation(
  req: PayloadRequest,
  confirmation: unknown,
  { limits, secondFactors }: Services,
): Promise<void> {
  // Scripts on the server have no user.
  if (!req.user) return;
  const [id, email] = [Number(req.user.id), String(req.user.email)];
  const texts = textsOf(req);
  const isEnrolled = await secondFactors.isEnrolled(id);
  const given = typeof confirmation === 'string' ? confirmation : '';
  if (!given) throw fieldError(req, confirmationField, isEnrolled ? texts.codeNeeded : texts.ownPasswordNeeded);

  const [limit, key] = isEnrolled ? [limits().codeByAccount, String(id)] : [limits().logInByAccount, email];
  if (!(await limit.count(key))) throw new APIError(texts.tooManyAttempts, 429, undefined, true);
  const isRight = isEnrolled ? (await secondFactors.acceptCode(id, given)) !== null : await isOwnPassword(req, given);
  if (!isRight) throw fieldError(req, confirmationField, isEnrolled ? texts.wrongCode : texts.wrongOwnPassword);
  await limit.clear(key);
}

async function isOwnPassword({ payload, user }: PayloadRequest, password: string): Promise<boolean> {
  // Payload's API hides the hash.
  const stored = await payload.db.findOne<{ id: number; salt?: unknown; hash?: unknown }>({
    collection: 'users',
    where: { id: { equals: user?.id } },
  });
  return stored !== null && (await isPasswordOf(stored, password));
}
