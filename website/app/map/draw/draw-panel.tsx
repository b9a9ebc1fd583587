import { writeCorners } from '@vitrine/contract/core/search-area.ts';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import { ChoicePills } from '../../ui/choice-pills/choice-pills.tsx';
import type { MapSurface } from '../map-types.ts';
import type { AreaLayer } from './area-layer.ts';
import styles from './area-tool.module.css';
import { addCrosshair } from './crosshair.ts';
import { drawByCorners, drawByHand } from './draw-line.ts';
import { drawTexts } from './draw-texts.ts';
import { type NamedPlaces, RadiusForm } from './radius-form.tsx';

/** How an area is drawn, or `edit` while the corners of one are dragged. */
export type DrawMode = 'hand' | 'corners' | 'radius' | 'edit';

interface Props {
  ref: Ref<HTMLDivElement>;
  mode: DrawMode;
  setMode: (mode: DrawMode) => void;
  surface: MapSurface;
  layer: AreaLayer;
  area: string | null;
  places: NamedPlaces;
  setHint: (hint: string) => void;
  onDone: (area: string) => void;
  onLeave: () => void;
  /** The line that says what to do. */
  children: ReactNode;
}

/** Renders how to draw: the choice of a tool, what to do with it, and the buttons that end it. */
export function DrawPanel({
  ref,
  mode,
  setMode,
  surface,
  layer,
  area,
  places,
  setHint,
  onDone,
  onLeave,
  children,
}: Props) {
  const t = useTexts(drawTexts);
  const [name, helpId] = [useId(), useId()];
  const { count, line, crosshair } = useDrawing({ mode, surface, layer, setHint, onDone, helpId });
  const tools = [
    { value: 'hand', label: t.byHand },
    { value: 'corners', label: t.byCorners },
    { value: 'radius', label: t.byRadius },
  ] as const;
  return (
    <div ref={ref} className={styles.panel}>
      {mode === 'edit' ? null : (
        <ChoicePills
          legend={area === null ? t.draw : t.change}
          name={name}
          value={mode}
          choices={tools}
          onChange={(chosen) => setMode(tools.find(({ value }) => value === chosen)?.value ?? 'hand')}
        />
      )}
      {children}
      {(mode === 'corners' || mode === 'edit') && (
        <p id={helpId} className={`${styles.hint} ${styles.byKeys}`}>
          {mode === 'edit' ? t.editKeys : t.cornersKeys}
        </p>
      )}
      {mode === 'radius' ? (
        <RadiusForm {...{ surface, layer, area, places }} onDone={onDone} onLeave={onLeave} />
      ) : (
        <div className={styles.actions}>
          {mode === 'corners' && (
            <button
              type="button"
              className={`${styles.action} ${styles.byKeys}`}
              onClick={() => crosshair.current?.focus()}
            >
              {t.byKeys}
            </button>
          )}
          {mode === 'corners' && count > 0 && (
            <button type="button" className={styles.action} onClick={() => line.current?.undo()}>
              {t.undo}
            </button>
          )}
          {mode === 'corners' && count >= 3 && (
            <button type="button" className={styles.action} data-main="" onClick={() => line.current?.close()}>
              {t.close}
            </button>
          )}
          {mode === 'edit' && (
            <button type="button" className={styles.action} onClick={() => setMode('hand')}>
              {t.redraw}
            </button>
          )}
          <button type="button" className={styles.action} onClick={onLeave}>
            {mode === 'edit' ? t.done : t.cancel}
          </button>
        </div>
      )}
    </div>
  );
}

/** `helpId` is the id of the text about keys. */
type Drawing = Pick<Props, 'mode' | 'surface' | 'layer' | 'setHint' | 'onDone'> & { helpId: string };

/** Lets the visitor draw on the map by the tool, and says what to do. Returns the corners so far, the line of corners and the crosshair that sets them by keys. */
function useDrawing({ mode, surface, layer, setHint, onDone, helpId }: Drawing) {
  const t = useTexts(drawTexts);
  const [count, setCount] = useState(0);
  const line = useRef<ReturnType<typeof drawByCorners>>(null);
  const crosshair = useRef<ReturnType<typeof addCrosshair>>(null);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });

  useEffect(() => {
    const isLine = mode === 'hand' || mode === 'corners';
    setHint({ hand: t.handHint, corners: t.cornersHint(0), radius: t.radiusHint, edit: t.editHint }[mode]);
    setCount(0);
    if (!isLine) return;
    layer.showArea([]);
    layer.setDrawing(true);
    const onClosed = (corners: Parameters<typeof writeCorners>[0]) => latest.current(writeCorners(corners));
    const canvas = { layer, surface };
    const stop =
      mode === 'hand' ? drawByHand(canvas, { onDone: onClosed, onSlip: () => setHint(t.slip) }) : startCorners();
    function startCorners() {
      const onCorners = (corners: number) => {
        setCount(corners);
        setHint(t.cornersHint(corners));
      };
      const drawn = drawByCorners(canvas, { onDone: onClosed, onCorners });
      const cross = addCrosshair(canvas, {
        ...{ label: t.crosshair, helpId },
        ...{ onMove: drawn.point, onPlace: drawn.place },
      });
      line.current = drawn;
      crosshair.current = cross;
      const stopKeys = listenToKeys(drawn);
      return () => {
        stopKeys();
        drawn.stop();
        cross.remove();
        line.current = null;
        crosshair.current = null;
      };
    }
    return () => {
      stop();
      layer.showLine([]);
      layer.setDrawing(false);
    };
  }, [mode, surface, layer, setHint, helpId, t]);

  return { count, line, crosshair };
}

/** Enter closes the shape, and Backspace takes the last corner back, unless a button or a list has the focus. */
function listenToKeys({ close, undo }: Pick<ReturnType<typeof drawByCorners>, 'close' | 'undo'>): () => void {
  const press = (event: KeyboardEvent) => {
    // The crosshair has set a corner.
    if (event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('button, a, select, [role="combobox"]')) return;
    if (event.key === 'Enter') close();
    else if (event.key === 'Backspace') undo();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
