import { namedLooks } from '@vitrine/contract/theme/named-looks.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { logo } from '../../authoring.ts';
import { colorSchemes } from '../theme-schemes.ts';

export const estateName = { fr: 'Le Domaine des Tamaracs', en: 'Le Domaine des Tamaracs' };

export const lightLogo = logo('domaine-des-tamaracs-light.svg', estateName);
export const darkLogo = logo('domaine-des-tamaracs-dark.svg', estateName);

/** Spruce green on the grey of lichen, with round corners, centred titles and much space. */
export const theme: Theme = {
  preset: 'blue',
  colors: {
    accent1: { normal: '#1F5B45', dark: '#143F30', deep: '#12271F', light: '#A9D3BF', pale: '#E4EDE6' },
    'badge-new': { normal: '#1F5B45', text: '#FFFFFF' },
    gray1: '#FFFFFF',
    gray2: '#F2F4EF',
    gray3: '#E5E9E1',
    gray4: '#D3D9CE',
    gray5: '#B3BBAD',
    gray6: '#757F70',
    gray7: '#596255',
    gray8: '#414A3F',
    gray9: '#2A312A',
    gray10: '#161B17',
  },
  variables: namedLooks.outdoors.radii,
  look: namedLooks.outdoors.look,
  color_schemes: colorSchemes({
    background: 'accent1.deep',
    soft: 'accent1.pale',
    highlight: 'accent1.light',
    buttonText: 'accent1.dark',
  }),
  logos: { light: lightLogo, dark: darkLogo },
};
