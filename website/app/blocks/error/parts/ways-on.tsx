import { salePriceSteps } from '@vitrine/contract/core/price-steps.ts';
import { useId } from 'react';
import { ListingDisclaimers } from '../../../components/listing-attribution/listing-attribution.tsx';
import { ListingCard } from '../../../components/listing-card/listing-card.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import { plainLink } from '../../../kinds/link/plain-link.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency } from '../../../locale/format.ts';
import { fixedPath } from '../../../locale/paths.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import control from '../../../search/compact-control.module.css';
import type { FilterChoice, FilterChoices } from '../../../search/search-data.ts';
import { useSearchPath } from '../../../site/use-search-path.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import type { WaysOn as Ways } from '../error-data.ts';
import { texts } from '../texts.ts';
import styles from './ways-on.module.css';

/** Number of municipalities that are offered as links. */
const mostPlaces = 8;

/** Renders what a visitor without a page may do: search, see a municipality or a new listing, open a page of the menu or write. */
export function WaysOn({ links, choices, listings }: Ways) {
  const t = useTexts(texts);
  const locale = useLocale();
  const searchPath = useSearchPath();
  const contact = fixedPath('contact', locale);
  const pages = links.some(({ href }) => href === contact) ? links : [...links, plainLink(t.contact, contact)];
  const hasSearch = searchPath !== null && choices !== null && choices.municipalities.length > 0;
  return (
    <div className={styles.ways}>
      {hasSearch && <SearchForm action={searchPath} choices={choices} />}
      <div className={styles.lists}>
        {hasSearch && <Links title={t.places} links={placesIn(choices).map((place) => placeLink(place, searchPath))} />}
        <Links title={t.pages} links={pages} />
      </div>
      {hasSearch && listings.length > 0 && <NewListings listings={listings} />}
    </div>
  );
}

function NewListings({ listings }: Pick<Ways, 'listings'>) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {t.listings}
      </h2>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing.uls}>
            <ListingCard listing={listing} sizes="(width >= 768px) 30vw, 92vw" />
          </li>
        ))}
      </ul>
      <ListingDisclaimers listings={listings} />
    </section>
  );
}

const placeLink = ({ code, label }: FilterChoice, searchPath: string) =>
  plainLink(label, `${searchPath}?mun=${encodeURIComponent(code)}`);

/** Returns the municipalities with the most listings, the largest first. */
const placesIn = ({ municipalities }: FilterChoices): FilterChoice[] =>
  municipalities.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)).slice(0, mostPlaces);

/** Renders a form of HTML alone: the search reads its empty values as no filter. */
function SearchForm({ action, choices: { municipalities, types } }: { action: string; choices: FilterChoices }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const prices = salePriceSteps.filter((step) => step > 0);
  const price = (step: number) => ({ code: String(step), label: formatCurrency(step, locale, 0) });
  return (
    <search aria-label={t.form}>
      <form className={styles.form} action={action}>
        <h2 className={styles.title}>{t.title}</h2>
        <Choice label={t.place} name="mun" any={t.anyPlace} choices={municipalities} />
        <Choice label={t.type} name="type" any={t.anyType} choices={types} />
        <Choice label={t.priceMax} name="price_max" any={t.anyMax} choices={prices.map(price)} />
        <button type="submit" className={`${buttonClass()} ${styles.submit}`}>
          {t.search}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** Label of the empty value. */
  any: string;
  choices: readonly FilterChoice[];
}

function Choice({ label, name, any, choices }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={control.labelInside} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={control.control} name={name}>
        <option value="">{any}</option>
        {choices.map(({ code, label: words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Links({ title, links }: { title: string; links: Ways['links'] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.href} ${link.text}`}>
            <CmsLink link={{ ...link, isButton: false }} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
