import { figuresQuery } from '@vitrine/contract/core/figures.ts';

export const figuresPath = '/admin/figures';

type Query = Record<string, string | string[] | undefined>;
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Site, period, broker and page of a list of figures, as read from the query of its address. */
export interface FigureChoice {
  /** Microsite id. */
  site: string;
  days: number;
  broker: string;
  page: number;
}

/** Reads the address of a view; the site is that of the switcher, or the first one, where the address names none. */
export function readChoice(query: Query, sites: readonly { micrositeId: string }[]): FigureChoice {
  const asked = figuresQuery.parse({
    days: first(query.days),
    broker: first(query.broker),
    page: first(query.page) ?? 1,
  });
  const named = sites.find(({ micrositeId }) => micrositeId === first(query.site));
  return { ...asked, site: (named ?? sites[0])?.micrositeId ?? '' };
}

/** Returns the query of an address with a choice. */
export const choiceQuery = ({ site, days, broker, page }: FigureChoice): string =>
  `?${new URLSearchParams({ site, days: String(days), ...(broker && { broker }), ...(page > 1 && { page: String(page) }) })}`;

export const figurePath = (uls: string, choice: FigureChoice): string =>
  `${figuresPath}/${encodeURIComponent(uls)}${choiceQuery({ ...choice, broker: '', page: 1 })}`;
