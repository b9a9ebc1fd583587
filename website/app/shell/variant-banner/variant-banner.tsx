import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { StaffBanner } from '../staff-banner/staff-banner.tsx';

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

/** Shows staff which variant of a page they see (product.5), in the variant's colour with readable text. */
export function VariantBanner({ name, color }: Props) {
  const t = useTexts(texts);
  return (
    // An empty query removes the variant.
    <StaffBanner label={t.label} color={color} leaveAddress="?" leaveText={t.leave}>
      {t.shown}
      {'\u00a0'}
      <strong>{name.trim() || t.unnamed}</strong>
    </StaffBanner>
  );
}
