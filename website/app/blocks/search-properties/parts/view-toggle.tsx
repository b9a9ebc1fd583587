import { List, Map as MapIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTexts } from '../../../locale/define-texts.ts';
import type { Search } from '../../../search/filters.ts';
import { texts } from '../texts.ts';
import styles from './view-toggle.module.css';

interface Props {
  view: Search['view'];
  onChange: (view: Search['view']) => void;
}

/** Toggles the list beside the map on wide screens, and switches between list and map on narrow ones. */
export function ViewToggle({ view, onChange }: Props) {
  const t = useTexts(texts);
  const isMap = view === 'map';
  const toggle = () => onChange(isMap ? 'list' : 'map');
  return (
    <>
      <button type="button" className={styles.wide} aria-pressed={isMap} onClick={toggle}>
        {isMap ? (
          <PanelLeftOpen size={20} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <PanelLeftClose size={20} strokeWidth={1.5} aria-hidden="true" />
        )}
        {isMap ? t.revealList : t.hideList}
      </button>
      <button type="button" className={styles.narrow} onClick={toggle}>
        {isMap ? (
          <List size={20} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <MapIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
        {isMap ? t.showList : t.showMap}
      </button>
    </>
  );
}
