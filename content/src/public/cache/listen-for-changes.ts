import pg from 'pg';
import type { Logger } from 'pino';

/** Channel of the database's notifications about published changes (see the migrations). */
export const changeChannel = 'content_changed';

export interface ChangeListener {
  /** True while notifications are received. */
  isListening(): boolean;
  stop(): Promise<void>;
}

interface ListenOptions {
  databaseUrl: string;
  log: Logger;
  /** Called at every change with what the database announced; null after a time in which changes may have been missed. */
  onChange(announcement: string | null): void;
  /** Called when the connection is lost. */
  onLost(): void;
}

const firstWaitMs = 100;
const longestWaitMs = 5000;

/** Listens for changes until stopped; reconnects with increasing delays when the connection is lost. */
export function listenForChanges({ databaseUrl, log, onChange, onLost }: ListenOptions): ChangeListener {
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;
  let waitMs = firstWaitMs;
  let timer: NodeJS.Timeout | undefined;

  const retry = (error: unknown) => {
    if (listening) onLost();
    listening = false;
    client = null;
    if (stopped || timer) return;
    log.warn({ err: error, waitMs }, 'notifications of changes are interrupted; pages are cached briefly');
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, waitMs);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  };

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = own;
    own.on('error', retry);
    own.on('end', () => own === client && retry(new Error('the connection ended')));
    own.on('notification', ({ payload = '' }) => onChange(payload));
    try {
      await own.connect();
      await own.query(`listen ${changeChannel}`);
      listening = true;
      waitMs = firstWaitMs;
      onChange(null);
    } catch (error) {
      own.end().catch(() => {});
      retry(error);
    }
  }

  const connecting = connect();
  return {
    isListening: () => listening,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      const own = client;
      client = null;
      await own?.end();
    },
  };
}
