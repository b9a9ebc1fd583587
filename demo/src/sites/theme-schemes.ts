import type { Theme } from '@vitrine/contract/theme.ts';

/** Names of the theme's colours on a dark background. */
interface Inverted {
  background: string;
  /** Hover of a white button, borders and highlights on the background. */
  soft: string;
  highlight: string;
  buttonText: string;
}

const onLight = (background: string) => ({
  'button-bg-color': 'accent1.normal',
  'button-hover-color': 'accent1.dark',
  'button-text-color': 'gray1',
  'button-border-color': 'accent1.normal',
  'input-bg-color': 'gray1',
  'input-text-color': 'gray10',
  'input-border-color': 'gray6',
  'input-highlight-color': 'accent1.normal',
  'swc-bg-color': background,
  'swc-text-color': 'gray10',
  'swc-highlight-color': 'accent1.normal',
  'swc-map-marker-color': 'accent1.normal',
});

/** Backgrounds of the two light schemes. */
const whiteAndGrey = { normal: 'gray1', grey: 'gray2' };

/** Returns the three colour schemes with all their roles (theme.5): two light ones and a dark one. */
export const colorSchemes = (
  { background, soft, highlight, buttonText }: Inverted,
  { normal, grey } = whiteAndGrey,
): Theme['color_schemes'] => [
  { name: 'normal', mapping: onLight(normal) },
  { name: 'normal-grey', mapping: onLight(grey) },
  {
    name: 'inverted',
    mapping: {
      'button-bg-color': 'gray1',
      'button-hover-color': soft,
      'button-text-color': buttonText,
      'button-border-color': 'gray1',
      'input-bg-color': background,
      'input-text-color': 'gray1',
      'input-border-color': highlight,
      'input-highlight-color': 'gray1',
      'swc-bg-color': background,
      'swc-text-color': 'gray1',
      'swc-highlight-color': highlight,
      'swc-map-marker-color': highlight,
    },
  },
];
