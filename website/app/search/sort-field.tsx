import { useTexts } from '../locale/define-texts.ts';
import { useSite } from '../site/site-context.tsx';
import { Select } from '../ui/select/select.tsx';
import { type Search, searchOrders } from './filters.ts';
import { searchTexts } from './search-texts.ts';

interface Props {
  order: Search['order'];
  onChange: (order: Search['order']) => void;
  /** Id of the search form, which is elsewhere on the page. */
  form: string;
}

/** Renders the choice of the sort order. The default of an agency's site is the newest first, which needs no choice of its own. */
export function SortField({ order, onChange, form }: Props) {
  const t = useTexts(searchTexts);
  const { siteType } = useSite();
  const isOwnFirst = siteType === 'broker';
  const choices = searchOrders
    .filter((each) => isOwnFirst || each !== 'newest')
    .map((each) => ({ value: each, label: t.sortOrder(each === 'default' && !isOwnFirst ? 'newest' : each) }));
  return (
    <Select
      look="inline"
      label={t.sort}
      name="order_by"
      form={form}
      value={order === 'newest' && !isOwnFirst ? 'default' : order}
      choices={choices}
      onChange={onChange}
    />
  );
}
