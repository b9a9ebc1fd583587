import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CmsIcon } from './cms-icon.tsx';
import { finishIcon } from './finish-icon.server.ts';

function finish(type: string, font_weight?: string) {
  const warnings: string[] = [];
  const context = {
    color: (value: string | null | undefined) => (value === 'accent1' ? '#003DA5' : null),
    warn: (message: string) => warnings.push(message),
  };
  return { icon: finishIcon({ cms_component: 'icon', type, font_weight, color: 'accent1' }, context), warnings };
}
const strokeOf = (weight?: string) => {
  const { icon } = finish('bed', weight);
  return icon && /stroke-width="([\d.]+)"/.exec(renderToStaticMarkup(<CmsIcon icon={icon} />))?.[1];
};

describe('an icon of the content', () => {
  test('is drawn in its colour, and is decoration', () => {
    const { icon } = finish('bed-double');
    const html = icon ? renderToStaticMarkup(<CmsIcon icon={icon} />) : '';
    expect(html).toMatch(/aria-hidden="true" style="color:#003DA5"/);
    expect(html).toContain('<path');
  });

  test('is as heavy as its weight says, regular where there is none of that name', () => {
    const strokes = ['thin', 'light', 'regular', 'solid', 'bold'].map((weight) => Number(strokeOf(weight)));
    expect(strokes).toEqual(strokes.toSorted((a, b) => a - b));
    expect(new Set(strokes).size).toBe(5);
    expect([strokeOf(), strokeOf('heavy')]).toEqual([strokeOf('regular'), strokeOf('regular')]);
  });

  test.each(['unicorn-of-doom', 'constructor', 'toString'])(
    'is left out with a warning where no drawing has its name: %s',
    (name) => {
      expect(finish(name)).toEqual({ icon: null, warnings: [`Unknown icon: ${name}`] });
    },
  );
});
