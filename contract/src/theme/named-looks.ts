import type { Bilingual } from '../locale.ts';
import { defaultLook, type Look } from './look.ts';
import { defaultRadii } from './presets.ts';

type Radii = Readonly<Record<keyof typeof defaultRadii, string>>;

/** A whole look that staff choose by its name and may then change (theme.14): the choice of each quality, and the corners. */
export interface NamedLook {
  readonly label: Bilingual;
  readonly look: Look;
  readonly radii: Radii;
}

const radii = (small: number, medium: number, large: number): Radii => ({
  'border-radius-1': `${small}px`,
  'border-radius-2': `${medium}px`,
  'border-radius-3': `${large}px`,
});

export const namedLooks = {
  classic: { label: { fr: 'Classique', en: 'Classic' }, look: defaultLook, radii: defaultRadii },
  storefront: {
    label: { fr: 'Vitrine', en: 'Storefront' },
    look: {
      fonts: 'bricolage',
      scale: 'compact',
      headings: 'strong',
      titles: 'above',
      rhythm: 'dense',
      pictures: 'colour',
      frames: 'none',
      surface: 'outlined',
    },
    radii: radii(8, 12, 24),
  },
  notebook: {
    label: { fr: 'Carnet', en: 'Notebook' },
    look: {
      fonts: 'newsreader',
      scale: 'expressive',
      headings: 'ruled',
      titles: 'beside',
      rhythm: 'even',
      pictures: 'muted',
      frames: 'mat',
      surface: 'paper',
    },
    radii: radii(0, 0, 0),
  },
  outdoors: {
    label: { fr: 'Grand air', en: 'Outdoors' },
    look: {
      fonts: 'ysabeau',
      scale: 'balanced',
      headings: 'light',
      titles: 'centred',
      rhythm: 'airy',
      pictures: 'colour',
      frames: 'none',
      surface: 'tinted',
    },
    radii: radii(20, 40, 120),
  },
  gallery: {
    label: { fr: 'Galerie', en: 'Gallery' },
    look: {
      fonts: 'bodoni',
      scale: 'expressive',
      headings: 'capitals',
      titles: 'above',
      rhythm: 'airy',
      pictures: 'mono',
      frames: 'line',
      surface: 'flat',
    },
    radii: radii(0, 0, 0),
  },
} as const satisfies Record<string, NamedLook>;
export type LookName = keyof typeof namedLooks;
export const lookNames = Object.keys(namedLooks) as LookName[]; // the keys of a constant
