import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { StaffBanner } from './staff-banner.tsx';

const texts = defineTexts({
  fr: {
    label: 'Aperçu d’un brouillon',
    shown: 'Vous voyez un brouillon. La page publiée peut être différente.',
    leave: 'Quitter l’aperçu',
  },
  en: {
    label: 'Draft preview',
    shown: 'You are viewing a draft. The published page may differ.',
    leave: 'Leave the preview',
  },
});

/** Shows that the page is a draft. `leaveAddress` is that of the published page, or of the home page. */
export function DraftBanner({ leaveAddress }: { leaveAddress: string }) {
  const t = useTexts(texts);
  return (
    <StaffBanner label={t.label} leaveAddress={leaveAddress} leaveText={t.leave}>
      {t.shown}
    </StaffBanner>
  );
}
