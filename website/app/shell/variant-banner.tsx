import { inlineMark } from '../inline-mark.ts';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { parseColor, readableOn } from '../theme/color.ts';
import css from './variant-banner.css?inline';

const texts = defineTexts({
  fr: {
    label: 'Aperçu d’une variante',
    shown: 'Vous voyez la variante',
    unnamed: 'sans nom',
    leave: 'Quitter l’aperçu',
  },
  en: {
    label: 'Variant preview',
    shown: 'You are viewing the variant',
    unnamed: 'without a name',
    leave: 'Leave the preview',
  },
});

interface Props {
  name: string;
  /** A colour that `parseColor` reads, or null. */
  color: string | null;
}

const ownColor = '#7a3e9d';

/**
 * Shows staff which variant of a page they see (`1-shell §1`), in the variant's colour with readable text. The server renders it
 * outside React (`routes/page-document-parts.server.tsx`), so that visitors load no code for it; changing the variant is a page
 * load.
 */
export function VariantBanner({ name, color }: Props) {
  const t = useTexts(texts);
  // Without transparency, because the content below would affect the contrast.
  const ground = `rgb(${parseColor(color ?? ownColor)?.join(', ')})`;
  return (
    <>
      <style
        nonce={inlineMark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: css }}
      />
      <aside
        className="variant-banner"
        aria-label={t.label}
        style={{ backgroundColor: ground, color: readableOn(ground) }}
      >
        <span>
          {t.shown}
          {'\u00a0'}
          <strong>{name.trim() || t.unnamed}</strong>
        </span>
        {/* An empty query removes the variant. */}
        <a href="?" data-reload="">
          {t.leave}
        </a>
      </aside>
    </>
  );
}
