import { namedLooks } from '@vitrine/contract/theme/named-looks.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { logo } from '../../authoring.ts';
import { colorSchemes } from '../theme-schemes.ts';

export const brokerName = { fr: 'Maude Tessier-Lavoie', en: 'Maude Tessier-Lavoie' };

export const lightLogo = logo(
  { fr: 'maude-tessier-lavoie-light.svg', en: 'maude-tessier-lavoie-light-en.svg' },
  brokerName,
);
export const darkLogo = logo(
  { fr: 'maude-tessier-lavoie-dark.svg', en: 'maude-tessier-lavoie-dark-en.svg' },
  brokerName,
);

/** Brick and wine red on warm paper, with square corners, ruled titles and muted pictures in a mat. */
export const theme: Theme = {
  preset: 'red',
  colors: {
    accent1: { normal: '#C4162A', dark: '#8F0F20', deep: '#561019', light: '#FFB9AE', pale: '#F5E8DF' },
    'badge-sold': { normal: '#561019', text: '#FFFFFF' },
    'badge-new': { normal: '#F5E8DF', text: '#561019' },
    'badge-open-house': { normal: '#FBF8F5', text: '#1E1917' },
    gray1: '#FFFFFF',
    gray2: '#FBF8F5',
    gray3: '#F3EDE8',
    gray4: '#E4DBD4',
    gray5: '#C9BCB2',
    gray6: '#85786F',
    gray7: '#6A5F58',
    gray8: '#4C433E',
    gray9: '#332C29',
    gray10: '#1E1917',
  },
  variables: namedLooks.notebook.radii,
  look: namedLooks.notebook.look,
  color_schemes: colorSchemes(
    { background: 'accent1.deep', soft: 'accent1.pale', highlight: 'accent1.light', buttonText: 'accent1.dark' },
    { normal: 'gray2', grey: 'accent1.pale' },
  ),
  logos: { light: lightLogo, dark: darkLogo },
};
