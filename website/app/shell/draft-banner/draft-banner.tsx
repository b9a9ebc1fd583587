import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { StaffBanner } from '../staff-banner/staff-banner.tsx';

const texts = defineTexts({
  fr: {
    label: 'Aperçu d’un brouillon',
    shown: 'Vous voyez un brouillon. La page publiée peut être différente.',
    variant: (name: string) =>
      `Vous voyez le brouillon de la variante «\u00a0${name}\u00a0». La page publiée peut être différente.`,
    leave: 'Quitter l’aperçu',
  },
  en: {
    label: 'Draft preview',
    shown: 'You are viewing a draft. The published page may differ.',
    variant: (name) => `You are viewing the draft of the variant “${name}”. The published page may differ.`,
    leave: 'Leave the preview',
  },
});

interface Props {
  /** Address of the published page, or of the home page. */
  leaveAddress: string;
  /** The variant of the page that is shown, if any. */
  variant?: { id: string; name: string; color: string | null } | null;
}

/** Shows that the page is a draft, and of which variant, in the variant's colour. */
export function DraftBanner({ leaveAddress, variant = null }: Props) {
  const t = useTexts(texts);
  return (
    <StaffBanner label={t.label} color={variant?.color ?? null} leaveAddress={leaveAddress} leaveText={t.leave}>
      {variant ? t.variant(variant.name || variant.id) : t.shown}
    </StaffBanner>
  );
}
