import { fixedPath, otherLocales } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { PieceOpener } from '../../ui/piece-opener/piece-opener.tsx';
import { LanguageModal } from './language-modal.tsx';

function Example() {
  const [other = 'en'] = otherLocales(useLocale());
  return (
    <PieceOpener>{(state) => <LanguageModal {...state} other={other} href={fixedPath('blog', other)} />}</PieceOpener>
  );
}

export const fixtures: ComponentFixtures = { default: () => <Example /> };
