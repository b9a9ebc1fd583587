import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { networks: (name: string): string => (name ? `Réseaux sociaux de ${name}` : 'Réseaux sociaux') },
  en: { networks: (name: string): string => (name ? `Social networks of ${name}` : 'Social networks') },
});
