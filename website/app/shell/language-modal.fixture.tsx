import { fixedPath, otherLocales } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import type { ComponentFixtures } from '../ui/component-fixtures.ts';
import { LanguageModal } from './language-modal.tsx';
import { PieceOpener } from './piece-opener.tsx';

function Example() {
  const [other = 'en'] = otherLocales(useLocale());
  return (
    <PieceOpener>{(state) => <LanguageModal {...state} other={other} href={fixedPath('blog', other)} />}</PieceOpener>
  );
}

export const fixtures: ComponentFixtures = { default: () => <Example /> };
