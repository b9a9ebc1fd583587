import { Button } from '@payloadcms/ui';
import type { Step } from './menu-moves.ts';
import type { MenuTexts } from './menu-texts.ts';

interface Props {
  t: MenuTexts;
  /** False while no line is selected; most actions need one. */
  hasLine: boolean;
  /** False when the pages of the site could not be read. */
  hasPages: boolean;
  onStep: (step: Step) => void;
  onAdd: () => void;
  onAddPages: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

const arrows: Readonly<Record<Step, string>> = {
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  indent: 'M5 12h14M12 5l7 7-7 7',
  outdent: 'M19 12H5M12 19l-7-7 7-7',
};
const stepNames: readonly Step[] = ['up', 'down', 'indent', 'outdent'];

/** Shows the actions of a menu; some of them apply to the selected line. */
export function MenuToolbar({ t, hasLine, hasPages, onStep, onAdd, onAddPages, onDuplicate, onRemove }: Props) {
  return (
    <div className="menu-tree__tools">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onAddPages} disabled={!hasPages}>
        {t.addPages}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onAdd}>
        {t.add}
      </Button>
      <fieldset className="menu-tree__steps">
        <legend className="visually-hidden">{t.actions}</legend>
        {stepNames.map((step) => (
          <button
            key={step}
            type="button"
            aria-label={t.steps[step]}
            title={t.steps[step]}
            disabled={!hasLine}
            onClick={() => onStep(step)}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
              <path d={arrows[step]} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        ))}
        <button type="button" disabled={!hasLine} onClick={onDuplicate}>
          {t.duplicate}
        </button>
        <button type="button" disabled={!hasLine} onClick={onRemove}>
          {t.remove}
        </button>
      </fieldset>
    </div>
  );
}
