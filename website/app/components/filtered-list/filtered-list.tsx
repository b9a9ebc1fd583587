import { type ReactNode, useState } from 'react';
import { ChoicePills, type PillChoice } from '../../ui/choice-pills/choice-pills.tsx';
import { ShowMore } from '../../ui/show-more/show-more.tsx';
import styles from './filtered-list.module.css';

interface FilterTag {
  name: string;
  /** Colours that the content gives the tag. */
  background?: string | null;
  color?: string | null;
}

interface Props {
  /** Distinguishes the radio buttons of this list from others of the page. */
  name: string;
  items: readonly { id: string; tags: readonly string[]; content: ReactNode }[];
  /** The filters: only the items with the selected tag are shown. No filter is offered for fewer than two tags with items. */
  tags: readonly FilterTag[];
  /** Number of items that show first. */
  first: number;
  texts: {
    filter: string;
    all: string;
    count: (total: number) => string;
    showAll: (total: number) => string;
  };
  /** Class of the list, for its columns and gaps. */
  className?: string;
}

const anyTag = '';

/** Renders a list that a visitor can filter by tag; it shows its first items and a button for the others. */
export function FilteredList({ name, items, tags, first, texts, className = '' }: Props) {
  const [tag, setTag] = useState(anyTag);
  // A tag without an item would lead to an empty list.
  const choices = tags.filter(
    ({ name }, index) =>
      name !== '' &&
      tags.findIndex((each) => each.name === name) === index &&
      items.some((item) => item.tags.includes(name)),
  );
  const shown = tag === anyTag ? items : items.filter((item) => item.tags.includes(tag));
  return (
    <>
      {choices.length > 1 && (
        <div className={styles.filter}>
          <ChoicePills
            legend={texts.filter}
            name={name}
            value={tag}
            choices={[{ value: anyTag, label: texts.all }, ...choices.map(choiceOf)]}
            onChange={setTag}
          />
          <p className="visually-hidden" role="status">
            {texts.count(shown.length)}
          </p>
        </div>
      )}
      <ShowMore key={tag} className={className} first={first} moreLabel={texts.showAll(shown.length)} items={shown} />
    </>
  );
}

const choiceOf = ({ name, background, color }: FilterTag): PillChoice => ({
  value: name,
  label: name,
  colors: background && color ? { background, text: color } : undefined,
});
