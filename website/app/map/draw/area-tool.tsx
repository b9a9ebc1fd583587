import { circleOf, cornersOf, writeCorners } from '@vitrine/contract/core/search-area.ts';
import { PencilLine, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import { formatNumber } from '../../locale/format.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import type { Coords } from '../geo.ts';
import type { MapSurface } from '../map-types.ts';
import controlStyles from './area-control.module.css';
import styles from './area-tool.module.css';
import { type DrawMode, DrawPanel } from './draw-panel.tsx';
import { drawTexts } from './draw-texts.ts';
import type { NamedPlaces } from './radius-form.tsx';
import { useAreaLayer } from './use-area-layer.ts';

export interface AreaToolProps {
  surface: MapSurface;
  /** The drawn area of the search; null without one. */
  area: string | null;
  /** Number of listings found; null until it is known. */
  found: number | null;
  places: NamedPlaces;
  onChange: (area: string | null) => void;
  /** True when the visitor begins to draw at once. */
  startsOpen: boolean;
}

/** Shows the drawn area on the map, and lets the visitor draw, change and remove it. */
export function AreaTool({ surface, area, found, places, onChange, startsOpen }: AreaToolProps) {
  const t = useTexts(drawTexts);
  const locale = useLocale();
  const layer = useAreaLayer(surface);
  const [mode, setMode] = useState<DrawMode | null>(startsOpen ? 'hand' : null);
  const [hint, setHint] = useState('');
  /** What was done last, which the status tells; '' for an area that came with the address. */
  const [done, setDone] = useState<'' | 'drawn' | 'removed'>('');
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = mode !== null && layer !== null;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input:checked, button')?.focus({ preventScroll: true });
    else if (wasOpen.current) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const latestChange = useRef(onChange);
  useEffect(() => {
    latestChange.current = onChange;
  });

  /** Area with the corner that was moved last, until it comes back as that of the search. An earlier one that comes back first is out of date. */
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (mode !== 'edit' || asked.current === area) asked.current = null;
    if (mode === null) layer?.showArea(area === null ? [] : cornersOf(area));
    if (mode !== 'edit' || area === null || asked.current !== null) return;
    const onMoved = (corners: Coords[]) => {
      const moved = writeCorners(corners);
      asked.current = moved === area ? null : moved;
      latestChange.current(moved);
    };
    layer?.showArea(cornersOf(area), { onMoved, name: t.corner });
  }, [layer, area, mode, t]);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setMode(null);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);

  function change(next: string | null) {
    setDone(next === null ? 'removed' : 'drawn');
    setMode(null);
    if (next !== area) onChange(next);
  }
  const start = () => {
    if (area === null) setMode('hand');
    else setMode(circleOf(area) ? 'radius' : 'edit');
  };
  const outcome = found === null ? t.searching : t.found(found, formatNumber(found, locale));
  const told = { '': '', drawn: area === null ? '' : outcome, removed: area === null ? t.removed : '' }[done];

  return (
    <div className={controlStyles.control}>
      {mode !== null && layer ? (
        <DrawPanel
          ref={panel}
          {...{ mode, setMode, surface, layer, area, places, setHint }}
          onDone={change}
          onLeave={() => setMode(null)}
        >
          <p className={styles.hint} role="status">
            {hint}
          </p>
        </DrawPanel>
      ) : (
        <div className={controlStyles.bar}>
          <button ref={opener} type="button" className={controlStyles.button} onClick={start}>
            <PencilLine size={18} strokeWidth={1.75} aria-hidden="true" />
            {area === null ? t.draw : t.change}
          </button>
          {area !== null && (
            <button
              type="button"
              className={controlStyles.button}
              aria-label={t.removeArea}
              onClick={() => change(null)}
            >
              <X size={18} strokeWidth={2} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {mode === null && told}
      </p>
    </div>
  );
}
