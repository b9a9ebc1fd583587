import type { FigureEvent } from '@vitrine/contract/core/figures.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** An event of a site, with the number of times that it happened on a day. */
export interface Figure {
  micrositeId: string;
  day: string;
  event: FigureEvent;
  count: number;
}

type Listed = Extract<FigureEvent, { uls: string }>;
type Searched = Extract<FigureEvent, { kind: 'search' }>;

/**
 * Adds counts to those of their days. What names a listing that the site does not show, or an unknown place, is left out: anybody can send a
 * number.
 */
export const writeFigures = (database: Database, figures: readonly Figure[]): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const listed = figures.filter((figure): figure is Figure & { event: Listed } => figure.event.kind !== 'search');
    const searched = figures.filter((figure): figure is Figure & { event: Searched } => figure.event.kind === 'search');
    if (listed.length > 0) await writeListed(transaction, listed);
    if (searched.length > 0) await writeSearched(transaction, searched);
  });

// Rows are written in the order of their key, so that two processes wait for each other and do not block each other for good.
async function writeListed(transaction: Database, figures: (Figure & { event: Listed })[]): Promise<void> {
  const rows = figures.map(({ event, ...figure }) => ({ ...figure, kind: event.kind, uls: event.uls }));
  await sql`
    insert into listing_figure (microsite_id, listing_key, day, kind, count)
    select "micrositeId", uls, day, kind, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted ("micrositeId" text, uls text, day date, kind text, count int)
    join listing on listing_key = uls
    where microsite_ids = '{}' or "micrositeId" = any(microsite_ids)
    order by 1, 2, 3, 4
    on conflict (microsite_id, listing_key, day, kind) do update set count = listing_figure.count + excluded.count
  `.execute(transaction);
}

async function writeSearched(transaction: Database, figures: (Figure & { event: Searched })[]): Promise<void> {
  const rows = figures.map(({ event, ...figure }) => ({ ...figure, place: event.place ?? '', type: event.type ?? '' }));
  await sql`
    insert into search_figure (microsite_id, day, place, property_type, count)
    select "micrositeId", day, place, type, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted ("micrositeId" text, day date, place text, type text, count int)
    where place = '' or exists (select from municipality where code = place) or exists (select from borough where code = place)
    order by 1, 2, 3, 4
    on conflict (microsite_id, day, place, property_type) do update set count = search_figure.count + excluded.count
  `.execute(transaction);
}
