import { Button, Link } from '@payloadcms/ui';
import type { SiteFigures } from '@vitrine/contract/core/figures.ts';
import { DataTable } from '../components/data-table.tsx';
import type { Language } from '../leads/staff-api.ts';
import { Spark } from './day-chart.tsx';
import { figureTexts } from './figure-texts.ts';
import { figureNames } from './figure-totals.tsx';
import { choiceQuery, type FigureChoice, figurePath, figuresPath } from './figure-urls.ts';
import { formatCount } from './format-figure.ts';

interface Props {
  language: Language;
  choice: FigureChoice;
  figures: Pick<SiteFigures, 'listings' | 'total' | 'page_size'>;
}

/** Table of one page of listings with their counts, the most viewed first. On a phone each row becomes a card. */
export function ListingTable({ language, choice, figures: { listings, total, page_size } }: Props) {
  const { names, counts, listings: texts, statuses, pages } = figureTexts[language];
  if (listings.length === 0) return <p>{texts.none}</p>;
  const before = (choice.page - 1) * page_size;
  return (
    <>
      <DataTable
        look="cards"
        className="figure-listings"
        caption={texts.title}
        heads={[texts.listing, texts.byDay, ...figureNames.map((name) => names[name])]}
      >
        {listings.map((listing) => (
          <tr key={listing.uls}>
            <td className="data-table__name">
              <Link href={figurePath(listing.uls, choice)} prefetch={false}>
                {listing.address}
              </Link>
              <span>
                {listing.type} · {listing.uls}
                {listing.status !== 'active' && ` · ${statuses[listing.status]}`}
              </span>
            </td>
            <td className="figure-listings__spark">
              <Spark values={listing.views_by_day} label={texts.spark(counts.view(listing.totals.view), choice.days)} />
            </td>
            {figureNames.map((name) => (
              <td key={name} className="figure-listings__count" data-label={names[name]}>
                {formatCount(language, listing.totals[name])}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <nav className="leads-pages" aria-label={pages.label}>
        <p>{pages.shown(before + 1, before + listings.length, total)}</p>
        {choice.page > 1 && <PageLink label={pages.previous} choice={{ ...choice, page: choice.page - 1 }} />}
        {before + listings.length < total && (
          <PageLink label={pages.next} choice={{ ...choice, page: choice.page + 1 }} />
        )}
      </nav>
    </>
  );
}

const PageLink = ({ label, choice }: { label: string; choice: FigureChoice }) => (
  <Button el="link" to={figuresPath + choiceQuery(choice)} buttonStyle="secondary" size="small">
    {label}
  </Button>
);
