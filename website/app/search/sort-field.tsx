import { useTexts } from '../locale/define-texts.ts';
import { Select } from '../ui/select.tsx';
import { type Search, sortOrders } from './filters.ts';
import { searchTexts } from './search-texts.ts';

interface Props {
  order: Search['order'];
  onChange: (order: Search['order']) => void;
  /** Id of the search form, which is elsewhere on the page. */
  form: string;
}

/** Renders the choice of the sort order. */
export function SortField({ order, onChange, form }: Props) {
  const t = useTexts(searchTexts);
  const choices = sortOrders.map((each) => ({ value: each, label: t.sortOrder(each) }));
  return (
    <Select
      look="inline"
      label={t.sort}
      name="order_by"
      form={form}
      value={order}
      choices={choices}
      onChange={onChange}
    />
  );
}
