import { circleOf, cornersOf, greatestRadius, leastRadius, writeCircle } from '@vitrine/contract/core/search-area.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import { formatNumber } from '../../locale/format.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { Select } from '../../ui/select/select.tsx';
import { boundsOf, type Coords } from '../geo.ts';
import type { MapSurface } from '../map-types.ts';
import type { AreaLayer } from './area-layer.ts';
import styles from './area-tool.module.css';
import { drawTexts } from './draw-texts.ts';

/** Places around which a visitor can search, and where they are. */
export interface NamedPlaces {
  choices: readonly { code: string; label: string }[];
  /** Resolves to null for a place that cannot be found. */
  find: (code: string) => Promise<Coords | null>;
}

interface Props {
  surface: MapSurface;
  layer: AreaLayer;
  area: string | null;
  places: NamedPlaces;
  onDone: (area: string) => void;
  onLeave: () => void;
}

const usualRadius = 3;
const radiusStep = 0.5;
/** Values of the list that are no code of a place. */
const [mapMiddle, areaMiddle] = ['@map', '@area'];

/** Renders the form of a circle: its middle and its radius. The map shows the circle meanwhile. */
export function RadiusForm({ surface, layer, area, places, onDone, onLeave }: Props) {
  const t = useTexts(drawTexts);
  const locale = useLocale();
  const rangeId = useId();
  const circle = area === null ? null : circleOf(area);
  const [around, setAround] = useState(circle ? areaMiddle : mapMiddle);
  /** Chosen place that is being found, while the circle is still around the one before. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const latest = useRef(around);
  const [center, setCenter] = useState<Coords>(circle?.center ?? surface.middle());
  const [radius, setRadius] = useState(circle?.radius ?? usualRadius);
  const followsMap = around === mapMiddle;
  const shown = writeCircle({ center, radius });

  useEffect(() => {
    if (!followsMap) return;
    const cross = document.createElement('span');
    cross.className = styles.cross ?? '';
    const follow = () => setCenter(surface.middle());
    follow();
    return surface.addOverlay(cross, follow);
  }, [surface, followsMap]);
  useEffect(() => layer.showArea(cornersOf(shown)), [layer, shown]);

  async function choose(place: string) {
    latest.current = place;
    setAwaited(place);
    const found =
      place === areaMiddle ? (circle?.center ?? null) : place === mapMiddle ? null : await places.find(place);
    if (latest.current !== place) return;
    setAwaited(null);
    if (found || place === mapMiddle) setAround(place);
    if (!found) return;
    setCenter(found);
    show(found, radius);
  }
  /** Shows all of a circle that the map does not hold. */
  function show(middle: Coords, km: number) {
    const corners = cornersOf(writeCircle({ center: middle, radius: km }));
    const { clientWidth: width, clientHeight: height } = layer.element;
    const isSeen = corners
      .map((corner) => surface.toScreen(corner))
      .every(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
    if (isSeen) return;
    // The middle of the map stays where it is when it is the middle of the circle.
    if (followsMap && middle === center) return surface.zoomBy(-1);
    const bounds = boundsOf(corners);
    if (bounds) surface.fit(bounds);
  }

  const options = [
    { value: mapMiddle, label: t.mapMiddle },
    ...(circle ? [{ value: areaMiddle, label: t.areaMiddle }] : []),
    ...places.choices.map(({ code, label }) => ({ value: code, label })),
  ];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(shown);
      }}
    >
      <Select label={t.around} value={awaited ?? around} choices={options} onChange={choose} />
      <div className={styles.radius}>
        <label htmlFor={rangeId}>{t.radius}</label>
        <output htmlFor={rangeId}>{t.km(formatNumber(radius, locale))}</output>
        <input
          id={rangeId}
          type="range"
          min={leastRadius}
          max={greatestRadius}
          step={radiusStep}
          value={radius}
          aria-valuetext={t.km(formatNumber(radius, locale))}
          onChange={({ currentTarget }) => {
            const km = Number(currentTarget.value);
            setRadius(km);
            show(center, km);
          }}
        />
      </div>
      <div className={styles.actions}>
        <button type="submit" className={styles.action} data-main="" disabled={awaited !== null}>
          {t.apply}
        </button>
        <button type="button" className={styles.action} onClick={onLeave}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
