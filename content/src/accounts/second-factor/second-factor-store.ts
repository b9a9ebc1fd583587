import type { Pool } from 'pg';
import { createRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import type { SecretEncryption } from './secret-encryption.ts';
import { createTotpSecret, findCounter } from './totp.ts';

/**
 * Second factors of staff, in separate tables: no request of Payload's API reaches them, and a used code stays used when the
 * transaction of a log-in is rolled back.
 */
export interface SecondFactorStore {
  isEnrolled(userId: number): Promise<boolean>;
  /**
   * Returns the secret of an enrolment that awaits its first code. It replaces the secret of an earlier attempt, which somebody
   * may have seen. Throws when the user is already enrolled.
   */
  beginEnrolment(userId: number): Promise<string>;
  /** Confirms an enrolment with its first code. Returns new recovery codes, or null when the code is wrong. */
  confirmEnrolment(userId: number, code: string): Promise<string[] | null>;
  /** Accepts a code of the app or a recovery code, each once. Returns its type, or null when it is wrong or used. */
  acceptCode(userId: number, code: string): Promise<'totp' | 'recovery' | null>;
  countRecoveryCodes(userId: number): Promise<number>;
  /** Replaces all recovery codes and returns the new ones. */
  renewRecoveryCodes(userId: number): Promise<string[]>;
  remove(userId: number): Promise<void>;
}

export function createSecondFactorStore(
  pool: Pool,
  encryption: SecretEncryption,
  now: () => number = Date.now,
): SecondFactorStore {
  async function readSecret(userId: number, isConfirmed: boolean): Promise<string | null> {
    const { rows } = await pool.query<{ secret: string }>(
      `select secret from content.second_factor where user_id = $1 and (confirmed_at is not null) = $2`,
      [userId, isConfirmed],
    );
    return rows[0] ? encryption.decrypt(rows[0].secret, userId) : null;
  }

  /** Marks the time step as used. A single statement, so that only one of two concurrent requests with the same code succeeds. */
  async function acceptCounter(userId: number, counter: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update content.second_factor set last_counter = $2, confirmed_at = coalesce(confirmed_at, now())
       where user_id = $1 and last_counter < $2`,
      [userId, counter],
    );
    return rowCount === 1;
  }

  async function acceptTotp(userId: number, code: string, isConfirmed: boolean): Promise<boolean> {
    const secret = await readSecret(userId, isConfirmed);
    if (!secret) return false;
    const counter = findCounter(secret, code, now());
    return counter !== null && (await acceptCounter(userId, counter));
  }

  async function acceptRecoveryCode(userId: number, typed: string): Promise<boolean> {
    const code = readRecoveryCode(typed);
    if (!code) return false;
    const { rowCount } = await pool.query(
      `update content.recovery_code set used_at = now() where user_id = $1 and hash = $2 and used_at is null`,
      [userId, encryption.hash(code, userId)],
    );
    return rowCount === 1;
  }

  async function renewRecoveryCodes(userId: number): Promise<string[]> {
    const codes = createRecoveryCodes();
    await pool.query(
      `with old as (delete from content.recovery_code where user_id = $1)
       insert into content.recovery_code (user_id, hash) select $1, unnest($2::text[])`,
      [userId, codes.map((code) => encryption.hash(code, userId))],
    );
    return codes;
  }

  return {
    async isEnrolled(userId) {
      const { rowCount } = await pool.query(
        `select 1 from content.second_factor where user_id = $1 and confirmed_at is not null`,
        [userId],
      );
      return rowCount === 1;
    },
    async beginEnrolment(userId) {
      const secret = createTotpSecret();
      const { rowCount } = await pool.query(
        `insert into content.second_factor (user_id, secret) values ($1, $2)
         on conflict (user_id) do update set secret = excluded.secret where second_factor.confirmed_at is null`,
        [userId, encryption.encrypt(secret, userId)],
      );
      if (rowCount !== 1) throw new Error(`User ${userId} is enrolled already.`);
      return secret;
    },
    async confirmEnrolment(userId, code) {
      return (await acceptTotp(userId, code, false)) ? await renewRecoveryCodes(userId) : null;
    },
    async acceptCode(userId, code) {
      if (await acceptTotp(userId, code, true)) return 'totp';
      return (await acceptRecoveryCode(userId, code)) ? 'recovery' : null;
    },
    async countRecoveryCodes(userId) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from content.recovery_code where user_id = $1 and used_at is null`,
        [userId],
      );
      return rows[0]?.count ?? 0;
    },
    renewRecoveryCodes,
    async remove(userId) {
      await pool.query(`delete from content.second_factor where user_id = $1`, [userId]);
    },
  };
}
