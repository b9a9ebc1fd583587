import { Button, Link } from '@payloadcms/ui';
import { figurePeriods } from '@vitrine/contract/core/figures.ts';
import type { StaffSiteChoice } from '../../sites/current-site.ts';
import type { Language } from '../leads/staff-api.ts';
import { figureTexts } from './figure-texts.ts';
import { choiceQuery, type FigureChoice, figuresPath } from './figure-urls.ts';

interface Props {
  language: Language;
  choice: FigureChoice;
  /** Path of the view, without its query. */
  path: string;
}

/** Links to the periods; they keep the other choices. */
export function PeriodTabs({ language, choice, path }: Props) {
  const { periods } = figureTexts[language];
  return (
    <nav className="leads-tabs" aria-label={periods.label}>
      {figurePeriods.map((days) => (
        <Tab
          key={days}
          href={path + choiceQuery({ ...choice, days, page: 1 })}
          isCurrent={days === choice.days}
          label={periods.days(days)}
        />
      ))}
    </nav>
  );
}

/** Links to the sites of somebody who works on several. */
export function SiteTabs({ language, choice, sites }: Omit<Props, 'path'> & { sites: readonly StaffSiteChoice[] }) {
  if (sites.length < 2) return null;
  return (
    <nav className="leads-tabs" aria-label={figureTexts[language].sites}>
      {sites.map(({ micrositeId, name }) => (
        <Tab
          key={micrositeId}
          href={figuresPath + choiceQuery({ ...choice, site: micrositeId, broker: '', page: 1 })}
          isCurrent={micrositeId === choice.site}
          label={name}
        />
      ))}
    </nav>
  );
}

const Tab = ({ href, isCurrent, label }: { href: string; isCurrent: boolean; label: string }) => (
  <Link
    href={href}
    prefetch={false}
    className="leads-tabs__tab"
    {...(isCurrent && { 'aria-current': 'page' as const })}
  >
    {label}
  </Link>
);

/** Form that shows the listings of one broker; it works without JavaScript. */
export function BrokerChoice({
  language,
  choice,
  brokers,
}: Omit<Props, 'path'> & { brokers: { slug: string; name: string }[] }) {
  const { label, all, show } = figureTexts[language].broker;
  if (brokers.length < 2) return null;
  return (
    <form className="figure-broker" action={figuresPath}>
      <input type="hidden" name="site" value={choice.site} />
      <input type="hidden" name="days" value={choice.days} />
      <label htmlFor="figure-broker">{label}</label>
      <select id="figure-broker" name="broker" className="leads-select" defaultValue={choice.broker}>
        <option value="">{all}</option>
        {brokers.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {show}
      </Button>
    </form>
  );
}
