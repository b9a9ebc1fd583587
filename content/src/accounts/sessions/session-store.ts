import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Device } from './device.ts';

/** A session of an account that has not ended. */
export interface OpenSession extends Device {
  id: string;
  createdAt: Date;
  /** Null for a session that began before devices were kept. */
  lastActive: Date | null;
}

/** Which sessions of an account end. */
export type EndedSessions = { only: string } | { allBut: string | null };

/**
 * Devices and last use of the sessions of staff, in a table of their own: Payload writes all sessions of an account anew with each log-in, and
 * knows neither.
 */
export interface SessionStore {
  list(userId: number): Promise<OpenSession[]>;
  begin(userId: number, id: string, device: Device): Promise<void>;
  /** Notes that a session is used, at most once a minute. */
  noteUse(id: string): Promise<void>;
  /** Ends sessions and returns how many there were. */
  end(userId: number, which: EndedSessions): Promise<number>;
  /** Forgets the devices of an account that was deleted. */
  forget(userId: number): Promise<void>;
}

/** Precision of the time of a session's last use, ms. */
const exactnessMs = 60_000;

export function createSessionStore(pool: Pool): SessionStore {
  const noted = new LRUCache<string, true>({ max: 1000, ttl: exactnessMs });
  return {
    async list(userId) {
      const { rows } = await pool.query<OpenSession>(
        `select session.id, session.created_at as "createdAt", device.last_active as "lastActive", device.browser, device.system
         from content.users_sessions session left join content.session_device device on device.session_id = session.id
         where session._parent_id = $1 and session.expires_at > now()
         order by coalesce(device.last_active, session.created_at) desc, session.id`,
        [userId],
      );
      return rows;
    },
    async begin(userId, id, { browser, system }) {
      await pool.query(
        `with ended as (
           delete from content.session_device device where user_id = $2
             and not exists (select 1 from content.users_sessions session where session.id = device.session_id))
         insert into content.session_device (session_id, user_id, browser, system) values ($1, $2, $3, $4)`,
        [id, userId, browser, system],
      );
    },
    async noteUse(id) {
      if (noted.has(id)) return;
      noted.set(id, true);
      await pool.query('update content.session_device set last_active = now() where session_id = $1', [id]);
    },
    async end(userId, which) {
      const [condition, id] = 'only' in which ? ['id = $2', which.only] : ['id is distinct from $2', which.allBut];
      const { rowCount } = await pool.query(
        `delete from content.users_sessions where _parent_id = $1 and ${condition} and expires_at > now()`,
        [userId, id],
      );
      return rowCount ?? 0;
    },
    async forget(userId) {
      await pool.query('delete from content.session_device where user_id = $1', [userId]);
    },
  };
}
