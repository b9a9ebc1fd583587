import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import type { AccountServices } from '../account-services.ts';
import { textsOf } from '../account-texts.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { hashUnknownPassword } from '../passwords/password-hash.ts';
import { isFactorDemanded } from '../second-factor/demand.ts';
import { describeEnrolment } from '../second-factor/totp.ts';
import { attemptOf, type LoginAttempt, startAttempt } from './login-attempt.ts';

type Hooks = Required<
  Pick<
    NonNullable<CollectionConfig['hooks']>,
    'beforeOperation' | 'beforeChange' | 'beforeLogin' | 'afterOperation' | 'afterDelete'
  >
>;

interface LoggingIn {
  id: number;
  email: string;
  second_factor_required?: boolean | null;
}

/** Time after a log-in until which its session is renewed, ms: a working day. A token that is not renewed ends after two hours. */
const longestSessionMs = 12 * 3_600_000;

/** A session as Payload stores it with the account. */
interface Session {
  id: string;
  createdAt?: string | Date | null;
}

/** Refuses to renew a session that began too long ago. */
async function refuseOldSession(req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  const { sessions } = await req.payload.findByID({
    ...{ collection: 'users', id: req.user.id, depth: 0, req, overrideAccess: true, showHiddenFields: true },
  });
  // Payload's types know neither the sessions of an account nor the one of a request.
  const known = (sessions ?? []) as Session[];
  const own = known.find(({ id }) => id === (req.user as { _sid?: string })._sid);
  const begin = own?.createdAt ? new Date(own.createdAt).getTime() : Number.NaN;
  if (!(Date.now() - begin < longestSessionMs)) throw new APIError(textsOf(req).sessionOver, 403, undefined, true);
}

const tooMany = (req: PayloadRequest) => new APIError(textsOf(req).tooManyAttempts, 429, undefined, true);

/** Refuses a log-in until the second factor is given; `second_factor` says what the log-in page shows next. */
const secondFactorError = (message: string, data: Record<string, unknown>) => new APIError(message, 403, data, true);

/**
 * Creates hooks of Payload's own operations, so that they apply to every way to log in: `beforeLogin` runs before a token is
 * signed, and an error there removes the session.
 */
export function loginHooks({ limits, secondFactors, pool }: AccountServices): Hooks {
  /** Counts a log-in against its network and its account before the password is checked. */
  async function limitAttempt(req: PayloadRequest, { email, network }: LoginAttempt): Promise<void> {
    const { logInByNetwork, logInByAccount } = limits();
    if (network && !(await logInByNetwork.count(network))) throw tooMany(req);
    if (!(await logInByAccount.count(email))) throw tooMany(req);
  }

  /** Subtracts the attempt that `limitAttempt` counted, so that only wrong passwords count. */
  async function forgiveAttempt({ email, network }: LoginAttempt): Promise<void> {
    const { logInByNetwork, logInByAccount } = limits();
    if (network) await logInByNetwork.giveBack(network);
    await logInByAccount.clear(email);
  }

  async function enrol(req: PayloadRequest, user: LoggingIn, attempt: LoginAttempt): Promise<void> {
    const texts = textsOf(req);
    if (!attempt.code) {
      const enrolment = await describeEnrolment(await secondFactors.beginEnrolment(user.id), user.email);
      throw secondFactorError(texts.enrolmentNeeded, { second_factor: 'enrolment', enrolment });
    }
    const codes = await secondFactors.confirmEnrolment(user.id, attempt.code);
    if (!codes) throw secondFactorError(texts.wrongCode, { second_factor: 'wrong' });
    attempt.recoveryCodes = codes;
    await recordAuditEntry(req, { action: 'factor_enrolled', subject: 'users', id: user.id, title: user.email }, user);
  }

  async function checkCode(req: PayloadRequest, user: LoggingIn, { code }: LoginAttempt): Promise<void> {
    const texts = textsOf(req);
    if (!code) throw secondFactorError(texts.codeNeeded, { second_factor: 'code' });
    const kind = await secondFactors.acceptCode(user.id, code);
    if (!kind) throw secondFactorError(texts.wrongCode, { second_factor: 'wrong' });
    if (kind === 'recovery') {
      await recordAuditEntry(req, { action: 'recovery_used', subject: 'users', id: user.id, title: user.email }, user);
    }
  }

  return {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation === 'refresh') await refuseOldSession(req);
        if (operation !== 'login' && operation !== 'resetPassword') return args;
        // `data` is what the caller sent in both operations; Payload types the arguments of all operations as one union.
        const { data } = args as { data: unknown };
        const attempt = startAttempt(req, operation, data);
        if (operation === 'resetPassword') return args;
        await limitAttempt(req, attempt);
        const { totalDocs } = await req.payload.count({
          collection: 'users',
          where: { email: { equals: attempt.email } },
        });
        req.payload.logger.info({ isKnown: totalDocs > 0 }, 'Somebody tries to log in');
        if (totalDocs === 0) await hashUnknownPassword(String((data as { password?: unknown }).password));
        return args;
      },
    ],
    beforeChange: [
      async ({ data, originalDoc, operation }) => {
        const isNewlyDemanded = data.second_factor_required && !originalDoc?.second_factor_required;
        if (operation !== 'update' || !isNewlyDemanded || (await secondFactors.isEnrolled(Number(originalDoc?.id)))) {
          return data;
        }
        return { ...data, sessions: [] };
      },
    ],
    beforeLogin: [
      async ({ req, user }: { req: PayloadRequest; user: LoggingIn }) => {
        const attempt = attemptOf(req);
        if (!attempt) throw new Error('A log-in has to begin with its beforeOperation hook.');
        // A new password alone grants no session: `afterOperation` removes it.
        if (attempt.operation === 'resetPassword') return user;
        await forgiveAttempt(attempt);
        const isEnrolled = await secondFactors.isEnrolled(user.id);
        if (!isEnrolled && !(await isFactorDemanded(req, user))) {
          req.payload.logger.info({ user: user.id, factors: 1 }, 'A member of staff has logged in');
          return user;
        }
        const key = String(user.id);
        if (attempt.code && !(await limits().codeByAccount.count(key))) throw tooMany(req);
        await (isEnrolled ? checkCode : enrol)(req, user, attempt);
        await limits().codeByAccount.clear(key);
        req.payload.logger.info({ user: user.id, factors: 2 }, 'A member of staff has logged in');
        return user;
      },
    ],
    afterOperation: [
      async ({ operation, req, result }) => {
        const attempt = attemptOf(req);
        if (operation === 'login' && attempt?.recoveryCodes) {
          return { ...result, recovery_codes: attempt.recoveryCodes };
        }
        if (operation !== 'resetPassword') return result;
        // Payload's types do not name the result of each operation.
        const { user } = result as unknown as { user: LoggingIn };
        await pool.query('delete from content.users_sessions where _parent_id = $1', [user.id]);
        await recordAuditEntry(
          req,
          { action: 'password_reset', subject: 'users', id: user.id, title: user.email },
          user,
        );
        return { ...result, token: undefined };
      },
    ],
    afterDelete: [({ id }) => secondFactors.remove(Number(id))],
  };
}
