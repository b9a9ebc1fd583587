import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Heading level of the panels, visible when all panels are. */
  heading?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/**
 * Renders tabs that follow the ARIA pattern: the arrow keys, Home and End select, Tab moves into the panel. All panels are in the
 * HTML, so that search engines index them; without JavaScript and in print they are all visible under their headings.
 */
export function Tabs({ label, tabs, heading: Heading = 'h3', className }: Props) {
  const prefix = `tabs${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const selected = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosenId),
  );

  const select = (index: number) => {
    const button = list.current?.children[index];
    if (!(button instanceof HTMLElement)) return;
    setChosenId(tabs[index]?.id ?? null);
    button.focus();
  };
  const selectByKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next: Record<string, number> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    // A carousel around the tabs listens for the arrow keys as well.
    event.stopPropagation();
    select(index);
  };

  if (tabs.length === 0) return null;
  return (
    <div className={className}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={selectByKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={styles.panel}
          id={`${prefix}${tab.id}`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab must reach a panel without a link or a button
          tabIndex={0}
          hidden={index !== selected}
        >
          <Heading className={styles.heading}>{tab.label}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
