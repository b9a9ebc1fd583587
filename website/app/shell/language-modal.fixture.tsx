import { fixedPath, otherLocales } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { LanguageModal } from './language-modal.tsx';
import { PieceOpener } from './piece-opener.tsx';
import type { PieceFixtures } from './pieces.ts';

function Example() {
  const [other = 'en'] = otherLocales(useLocale());
  return (
    <PieceOpener>{(state) => <LanguageModal {...state} other={other} href={fixedPath('blog', other)} />}</PieceOpener>
  );
}

export const fixtures: PieceFixtures = { default: () => <Example /> };
