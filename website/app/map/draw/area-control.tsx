import { PencilLine } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import styles from './area-control.module.css';
import type { AreaToolProps } from './area-tool.tsx';

const texts = defineTexts({ fr: { draw: 'Dessiner une zone' }, en: { draw: 'Draw an area' } });

type Props = Omit<AreaToolProps, 'startsOpen'>;

/** Renders the button with which a visitor draws an area. What draws and shows areas is loaded by the button, or when there is one. */
export function AreaControl(props: Props) {
  const t = useTexts(texts);
  const [isAsked, setAsked] = useState(false);
  const [Tool, setTool] = useState<ComponentType<AreaToolProps> | null>(null);
  const isNeeded = isAsked || props.area !== null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./area-tool.tsx').then(
      ({ AreaTool }) => setTool(() => AreaTool),
      // The visitor may press the button again.
      () => setAsked(false),
    );
  }, [isNeeded]);
  if (Tool) return <Tool {...props} startsOpen={isAsked} />;
  return (
    <div className={styles.control}>
      <div className={styles.bar}>
        <button type="button" className={styles.button} aria-busy={isAsked} onClick={() => setAsked(true)}>
          <PencilLine size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.draw}
        </button>
      </div>
    </div>
  );
}
