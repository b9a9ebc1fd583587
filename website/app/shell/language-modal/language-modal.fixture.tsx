import { fixedPath, otherLocales } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { OverlayExample } from '../../ui/overlay-example/overlay-example.tsx';
import { LanguageModal } from './language-modal.tsx';

function Example() {
  const [other = 'en'] = otherLocales(useLocale());
  return (
    <OverlayExample>
      {(state) => <LanguageModal {...state} other={other} href={fixedPath('blog', other)} />}
    </OverlayExample>
  );
}

export const fixtures: ComponentFixtures = { default: () => <Example /> };
