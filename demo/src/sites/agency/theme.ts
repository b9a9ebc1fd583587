import { namedLooks } from '@vitrine/contract/theme/named-looks.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { logo } from '../../authoring.ts';
import { colorSchemes } from '../theme-schemes.ts';

export const agencyName = { fr: 'Groupe Rivage immobilier', en: 'Groupe Rivage immobilier' };

export const lightLogo = logo('groupe-rivage-light.svg', agencyName);
export const darkLogo = logo('groupe-rivage-dark.svg', agencyName);

/** Blue on cool greys: firm titles, outlined cards and little space between the blocks. */
export const theme: Theme = {
  preset: 'blue',
  colors: {
    accent1: { normal: '#003DA5', dark: '#002B75', deep: '#0A1F44', light: '#A9C4F5', pale: '#E3ECFB' },
    gray1: '#FFFFFF',
    gray2: '#F4F6F9',
    gray3: '#E9EDF2',
    gray4: '#D8DEE7',
    gray5: '#B7C0CD',
    gray6: '#7D8898',
    gray7: '#5A6577',
    gray8: '#404A5A',
    gray9: '#28303D',
    gray10: '#131922',
  },
  variables: namedLooks.storefront.radii,
  look: namedLooks.storefront.look,
  color_schemes: colorSchemes({
    background: 'accent1.deep',
    soft: 'accent1.pale',
    highlight: 'accent1.light',
    buttonText: 'accent1.dark',
  }),
  logos: { light: lightLogo, dark: darkLogo },
};
