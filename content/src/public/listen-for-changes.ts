import pg from 'pg';
import type { Logger } from 'pino';

/** The channel on which the database tells that something published has changed (see the migrations). */
export const changeChannel = 'content_changed';

export interface ChangeListener {
  /** Whether changes are heard at this moment. */
  isListening(): boolean;
  stop(): Promise<void>;
}

interface ListenOptions {
  databaseUrl: string;
  log: Logger;
  /** Called at every change, and after each time that changes may have been missed. */
  onChange(): void;
}

const firstWaitMs = 100;
const longestWaitMs = 5000;

/** Hears of changes for as long as the process lives; connects again, ever more slowly, when the database goes away. */
export function listenForChanges({ databaseUrl, log, onChange }: ListenOptions): ChangeListener {
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;
  let waitMs = firstWaitMs;
  let timer: NodeJS.Timeout | undefined;

  const retry = (error: unknown) => {
    listening = false;
    client = null;
    if (stopped || timer) return;
    log.warn({ err: error, waitMs }, 'changes are not heard; pages are kept for a moment only');
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
    own.on('notification', onChange);
    try {
      await own.connect();
      await own.query(`listen ${changeChannel}`);
      listening = true;
      waitMs = firstWaitMs;
      onChange();
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
