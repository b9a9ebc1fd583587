import type { FigureEvent } from '@vitrine/contract/core/figures.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { dayOf } from './figure-days.ts';
import { type Figure, writeFigures } from './write-figures.ts';

/** Time between two writes, ms: as much as a crash of the process can lose (figures.5). */
const writeMs = 10_000;
/** Maximum number of different counts in memory; what is new beyond them is not counted, so that nobody can fill the memory. */
const mostFigures = 20_000;

interface CounterSettings {
  database: Database;
  now: () => Date;
  logger: Logger;
}

/** Counts in memory, and adds the counts to the database every ten seconds. */
export interface FigureCounter {
  count(micrositeId: string, event: FigureEvent): void;
  /** Writes what has been counted. While the database is unavailable it stays in memory. */
  write(): Promise<void>;
  /** Writes for the last time. */
  stop(): Promise<void>;
}

export function startFigureCounter({ database, now, logger }: CounterSettings): FigureCounter {
  let figures = new Map<string, Figure>();
  const add = (figure: Figure) => {
    const key = JSON.stringify([figure.micrositeId, figure.day, figure.event]);
    const known = figures.get(key);
    if (known) known.count += figure.count;
    else if (figures.size < mostFigures) figures.set(key, figure);
  };
  const writeAll = async () => {
    if (figures.size === 0) return;
    const counted = [...figures.values()];
    figures = new Map();
    try {
      await writeFigures(database, counted);
    } catch (error) {
      logger.warn({ reason: String(error) }, 'Figures could not be written yet');
      for (const figure of counted) add(figure);
    }
  };
  let writing = Promise.resolve();
  const write = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(write, writeMs);
  return {
    count(micrositeId, event) {
      // The order of the members belongs to the key.
      const named: FigureEvent =
        event.kind === 'search'
          ? { kind: event.kind, place: event.place, type: event.type }
          : { kind: event.kind, uls: event.uls };
      add({ micrositeId, day: dayOf(now()).toString(), event: named, count: 1 });
    },
    write,
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
