/** Colours by name; `accent1.normal` is a shade of `accent1`. */
export type Palette = Readonly<Record<string, string>>;

const greys: Palette = {
  white: '#FFFFFF',
  black: '#000000',
  gray1: '#F7F6F3',
  gray2: '#EFEDE8',
  gray3: '#E0DDD6',
  gray4: '#C6C2B9',
  gray5: '#A39E94',
  gray6: '#7A766E',
  gray7: '#5C5953',
  gray8: '#3E3C38',
  gray9: '#262522',
  gray10: '#141412',
};

/** Background (`normal`) and text of the badges of listings (listing.2); `badge` is every other badge. */
const badges: Palette = {
  'badge.normal': '#FFFFFF',
  'badge.text': '#141412',
  'badge-sold.normal': '#C8102E',
  'badge-sold.text': '#FFFFFF',
  'badge-new.normal': '#003DA5',
  'badge-new.text': '#FFFFFF',
  'badge-open-house.normal': '#FFFFFF',
  'badge-open-house.text': '#141412',
};

/** Colours of the badges of listings; each has a background (`normal`) and a `text`. */
export const badgeNames = ['badge', 'badge-sold', 'badge-new', 'badge-open-house'] as const;

/** The two presets (theme.8); a theme's own colours replace them by name. */
export const presetPalettes: Readonly<Record<'blue' | 'red', Palette>> = {
  blue: {
    ...greys,
    ...badges,
    'accent1.normal': '#003DA5',
    'accent1.dark': '#002B75',
    'accent1.light': '#9DBBF2',
    'accent2.normal': '#C79A4B',
  },
  red: {
    ...greys,
    ...badges,
    'accent1.normal': '#DC1C2E',
    'accent1.dark': '#A81220',
    'accent1.light': '#FF9AA3',
    'accent2.normal': '#2F3E46',
  },
};

/** CSS variable of each role that a scheme maps to a colour (theme.5). */
export const roleVariables = {
  'button-bg-color': '--button-bg',
  'button-hover-color': '--button-hover',
  'button-text-color': '--button-text',
  'button-border-color': '--button-border',
  'input-bg-color': '--input-bg',
  'input-text-color': '--input-text',
  'input-border-color': '--input-border',
  'input-highlight-color': '--input-highlight',
  'swb-bg-color': '--bg',
  'swb-text-color': '--text',
  'swb-highlight-color': '--accent',
  'swb-map-marker-color': '--marker',
} as const;
export type Role = keyof typeof roleVariables;

const light = {
  'button-bg-color': 'accent1.normal',
  'button-hover-color': 'accent1.dark',
  'button-text-color': 'white',
  'button-border-color': 'accent1.normal',
  'input-bg-color': 'white',
  'input-text-color': 'gray10',
  'input-border-color': 'gray6',
  'input-highlight-color': 'accent1.normal',
  'swb-text-color': 'gray10',
  'swb-highlight-color': 'accent1.normal',
  'swb-map-marker-color': 'accent1.normal',
} as const;

/** Colours of each scheme for roles that the theme does not set. */
export const defaultMappings: Readonly<Record<'normal' | 'normal-grey' | 'inverted', Readonly<Record<Role, string>>>> =
  {
    normal: { ...light, 'swb-bg-color': 'white' },
    'normal-grey': { ...light, 'swb-bg-color': 'gray1' },
    inverted: {
      'button-bg-color': 'white',
      'button-hover-color': 'gray3',
      'button-text-color': 'gray10',
      'button-border-color': 'white',
      'input-bg-color': 'gray9',
      'input-text-color': 'white',
      'input-border-color': 'gray5',
      'input-highlight-color': 'accent1.light',
      'swb-bg-color': 'gray10',
      'swb-text-color': 'white',
      'swb-highlight-color': 'accent1.light',
      'swb-map-marker-color': 'accent1.light',
    },
  };

/** Default radii (theme.2). A single value that the content service sends empty counts as 0px instead. */
export const defaultRadii = {
  'border-radius-1': '20px',
  'border-radius-2': '40px',
  'border-radius-3': '120px',
} as const;
