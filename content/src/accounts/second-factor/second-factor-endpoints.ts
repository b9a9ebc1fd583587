import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isAdmin } from '../../payload/access.ts';
import type { AccountServices } from '../account-services.ts';
import { textsOf } from '../account-texts.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { confirmationField } from '../passwords/confirmation-field.ts';
import { fieldError, requireReauthentication } from '../passwords/reauthentication.ts';
import { isFactorDemanded } from './demand.ts';
import { describeEnrolment } from './totp.ts';

interface Account {
  id: number;
  email: string;
  second_factor_required?: boolean | null;
}

/** Returns the logged-in user; throws 403 when nobody is logged in. */
function accountOf(req: PayloadRequest): Account {
  if (!req.user) throw new APIError(textsOf(req).notAllowed, 403, undefined, true);
  return { ...req.user, id: Number(req.user.id), email: String(req.user.email) };
}

const refusal = (message: string) => new APIError(message, 400, undefined, true);

/** Endpoints below `/api/users` with which staff enable and disable their own second factor, and administrators reset one. */
export function secondFactorEndpoints({ limits, secondFactors, pool }: AccountServices): Endpoint[] {
  const post = (path: string, work: (req: PayloadRequest, account: Account) => Promise<object>): Endpoint => ({
    path,
    method: 'post',
    handler: async (req) => {
      const account = accountOf(req);
      await addDataAndFileToRequest(req);
      return Response.json(await work(req, account));
    },
  });

  /** Passes the code of the request to `check`; throws when the code is wrong or the limit of wrong codes is reached. */
  async function requireCode<T>(
    req: PayloadRequest,
    { id }: Account,
    check: (code: string) => Promise<T | null>,
  ): Promise<T> {
    const texts = textsOf(req);
    const { codeByAccount } = limits();
    if (!(await codeByAccount.count(String(id)))) throw new APIError(texts.tooManyAttempts, 429, undefined, true);
    const passed = await check(typeof req.data?.code === 'string' ? req.data.code : '');
    if (passed === null) throw fieldError(req, 'code', texts.wrongCode);
    await codeByAccount.clear(String(id));
    return passed;
  }

  const requireEnrolled = async (req: PayloadRequest, { id }: Account): Promise<void> => {
    if (!(await secondFactors.isEnrolled(id))) throw refusal(textsOf(req).notEnrolled);
  };

  const record = (req: PayloadRequest, action: Parameters<typeof recordAuditEntry>[1]['action'], account: Account) =>
    recordAuditEntry(req, { action, subject: 'users', id: account.id, title: account.email });

  const describe = async (req: PayloadRequest, account: Account) => ({
    is_enrolled: await secondFactors.isEnrolled(account.id),
    is_required: await isFactorDemanded(req, account),
    recovery_codes_left: await secondFactors.countRecoveryCodes(account.id),
  });

  /** Returns the account that an administrator names in the path; throws 403 for anybody else. */
  async function colleagueOf(req: PayloadRequest): Promise<Account> {
    const refused = new APIError(textsOf(req).notAllowed, 403, undefined, true);
    if (!isAdmin(req.user)) throw refused;
    const id = Number(req.routeParams?.id);
    const found = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
    if (!found) throw refused;
    return { ...found, id, email: String(found.email) };
  }

  return [
    {
      path: '/second-factor',
      method: 'get',
      handler: async (req) => Response.json(await describe(req, accountOf(req))),
    },
    {
      path: '/:id/second-factor',
      method: 'get',
      handler: async (req) => Response.json(await describe(req, await colleagueOf(req))),
    },
    post('/second-factor/begin', async (req, account) => {
      if (await secondFactors.isEnrolled(account.id)) throw refusal(textsOf(req).alreadyEnrolled);
      // Otherwise somebody could enrol their own phone in a session that was left open, and take over the account.
      await requireReauthentication(req, req.data?.[confirmationField], { limits, secondFactors });
      return await describeEnrolment(await secondFactors.beginEnrolment(account.id), account.email);
    }),
    post('/second-factor/confirm', async (req, account) => {
      const codes = await requireCode(req, account, (code) => secondFactors.confirmEnrolment(account.id, code));
      await record(req, 'factor_enrolled', account);
      return { recovery_codes: codes };
    }),
    post('/second-factor/recovery-codes', async (req, account) => {
      await requireEnrolled(req, account);
      await requireCode(req, account, (code) => secondFactors.acceptCode(account.id, code));
      await record(req, 'recovery_renewed', account);
      return { recovery_codes: await secondFactors.renewRecoveryCodes(account.id) };
    }),
    post('/second-factor/remove', async (req, account) => {
      await requireEnrolled(req, account);
      if (await isFactorDemanded(req, account)) throw refusal(textsOf(req).factorDemanded);
      await requireCode(req, account, (code) => secondFactors.acceptCode(account.id, code));
      await secondFactors.remove(account.id);
      await record(req, 'factor_removed', account);
      return {};
    }),
    post('/:id/second-factor/reset', async (req, admin) => {
      const colleague = await colleagueOf(req);
      const { id } = colleague;
      // Disabling the own factor requires a code: access to an open session must not be enough.
      if (id === admin.id) throw refusal(textsOf(req).notAllowed);
      await secondFactors.remove(id);
      await pool.query('delete from content.users_sessions where _parent_id = $1', [id]);
      await record(req, 'factor_reset', colleague);
      return {};
    }),
  ];
}
