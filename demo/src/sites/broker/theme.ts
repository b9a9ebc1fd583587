import type { Theme } from '@vitrine/contract/theme.ts';
import { logo } from '../../authoring.ts';
import { colorSchemes } from '../theme-schemes.ts';

export const brokerName = { fr: 'Maude Tessier-Lavoie', en: 'Maude Tessier-Lavoie' };

export const lightLogo = logo('maude-tessier-lavoie-light.svg', brokerName);
export const darkLogo = logo('maude-tessier-lavoie-dark.svg', brokerName);

/** Red on warm greys, with large radii. */
export const theme: Theme = {
  preset: 'red',
  colors: {
    accent1: { normal: '#DC1C2E', dark: '#A31220', deep: '#2A1716', light: '#FFB3B0', pale: '#FCE9E7' },
    gray1: '#FFFFFF',
    gray2: '#FBF8F5',
    gray3: '#F3EDE8',
    gray4: '#E4DBD4',
    gray5: '#C9BCB2',
    gray6: '#8D8078',
    gray7: '#6A5F58',
    gray8: '#4C433E',
    gray9: '#332C29',
    gray10: '#1E1917',
  },
  variables: { 'border-radius-1': '20px', 'border-radius-2': '40px', 'border-radius-3': '120px' },
  color_schemes: colorSchemes({
    background: 'accent1.deep',
    soft: 'accent1.pale',
    highlight: 'accent1.light',
    buttonText: 'accent1.dark',
  }),
  logos: { light: lightLogo, dark: darkLogo },
};
