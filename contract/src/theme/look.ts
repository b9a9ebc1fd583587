import type { Bilingual } from '../locale.ts';
import type { Theme } from '../theme.ts';

/** A quality of a site's look: what it decides, and the choices by name. The first choice is the default. */
interface Quality {
  readonly label: Bilingual;
  readonly doc: Bilingual;
  readonly options: Readonly<Record<string, Bilingual>>;
}

/** The qualities of a look (theme.12). The website has the design tokens of each choice, the admin a specimen. */
export const lookQualities = {
  fonts: {
    label: { fr: 'Polices', en: 'Typefaces' },
    doc: { fr: 'Celle des titres et celle du texte.', en: 'That of the titles and that of the text.' },
    options: {
      fraunces: { fr: 'Chaleureuses', en: 'Warm' },
      bricolage: { fr: 'Franches', en: 'Frank' },
      newsreader: { fr: 'Littéraires', en: 'Literary' },
      bodoni: { fr: 'Élégantes', en: 'Elegant' },
      ysabeau: { fr: 'Naturelles', en: 'Natural' },
    },
  },
  scale: {
    label: { fr: 'Taille des titres', en: 'Size of titles' },
    doc: { fr: 'L’écart entre les titres et le texte.', en: 'The difference between titles and text.' },
    options: {
      balanced: { fr: 'Équilibrée', en: 'Balanced' },
      compact: { fr: 'Retenue', en: 'Compact' },
      expressive: { fr: 'Expressive', en: 'Expressive' },
    },
  },
  headings: {
    label: { fr: 'Style des titres', en: 'Style of titles' },
    doc: { fr: 'Leur graisse, leurs capitales et leur filet.', en: 'Their weight, capitals and rule.' },
    options: {
      light: { fr: 'Léger', en: 'Light' },
      strong: { fr: 'Affirmé', en: 'Strong' },
      ruled: { fr: 'Avec un filet', en: 'With a rule' },
      capitals: { fr: 'En capitales', en: 'In capitals' },
    },
  },
  titles: {
    label: { fr: 'Place des titres', en: 'Place of titles' },
    doc: {
      fr: 'À côté du contenu ou au-dessus de lui, sur les grands écrans.',
      en: 'Beside the content or above it, on wide screens.',
    },
    options: {
      beside: { fr: 'À côté', en: 'Beside' },
      above: { fr: 'Au-dessus', en: 'Above' },
      centred: { fr: 'Au-dessus, centrés', en: 'Above, centred' },
    },
  },
  rhythm: {
    label: { fr: 'Rythme', en: 'Rhythm' },
    doc: { fr: 'L’espace entre les blocs d’une page.', en: 'The space between the blocks of a page.' },
    options: {
      even: { fr: 'Régulier', en: 'Even' },
      dense: { fr: 'Serré', en: 'Dense' },
      airy: { fr: 'Aéré', en: 'Airy' },
    },
  },
  pictures: {
    label: { fr: 'Images', en: 'Pictures' },
    doc: {
      fr: 'Le traitement des photos du site. Celles des propriétés gardent leurs couleurs.',
      en: 'The treatment of the site’s photos. Those of properties keep their colours.',
    },
    options: {
      colour: { fr: 'En couleurs', en: 'In colour' },
      muted: { fr: 'Adoucies', en: 'Muted' },
      mono: { fr: 'En noir et blanc', en: 'Black and white' },
      duotone: { fr: 'À la couleur du site', en: 'In the site’s colour' },
    },
  },
  frames: {
    label: { fr: 'Cadre des images', en: 'Frame of pictures' },
    doc: { fr: 'Le bord des images placées près d’un texte.', en: 'The edge of pictures that stand near a text.' },
    options: {
      none: { fr: 'Aucun', en: 'None' },
      line: { fr: 'Un trait', en: 'A line' },
      mat: { fr: 'Un passe-partout', en: 'A mat' },
    },
  },
  surface: {
    label: { fr: 'Cartes et panneaux', en: 'Cards and panels' },
    doc: { fr: 'Le fond et le bord des cartes.', en: 'The background and the edge of cards.' },
    options: {
      flat: { fr: 'À plat', en: 'Flat' },
      paper: { fr: 'Papier', en: 'Paper' },
      tinted: { fr: 'Teintés', en: 'Tinted' },
      outlined: { fr: 'Au trait', en: 'Outlined' },
    },
  },
} as const satisfies Record<string, Quality>;

type Qualities = typeof lookQualities;
export type QualityName = keyof Qualities;
/** The choice of each quality. */
export type Look = { readonly [Name in QualityName]: keyof Qualities[Name]['options'] };

export const qualityNames = Object.keys(lookQualities) as QualityName[]; // the keys of a constant

/** Returns the names of the choices of a quality; the first is the default. */
export const choicesOf = <Name extends QualityName>(name: Name): Look[Name][] =>
  Object.keys(lookQualities[name].options) as Look[Name][]; // the keys of a constant

const lookOf = (choose: (name: QualityName) => string | undefined): Look =>
  // Each value is a choice of its quality.
  Object.fromEntries(qualityNames.map((name) => [name, choose(name)])) as Look;

/** The look of a site that chooses nothing. */
export const defaultLook: Look = lookOf((name) => choicesOf(name)[0]);

/** Returns the look of a theme. An unknown choice is warned of and counts as the default (theme.13). */
export function resolveLook(theme: Theme | null | undefined, warn: (message: string) => void): Look {
  for (const [name, value] of Object.entries(theme?.look ?? {})) {
    if (value && !Object.hasOwn(lookQualities, name)) warn(`Unknown look: ${name} is ${value}`);
  }
  return lookOf((name) => {
    const value = theme?.look?.[name];
    if (!value) return defaultLook[name];
    if (choicesOf(name).some((choice) => choice === value)) return value;
    warn(`Unknown look: ${name} is ${value}`);
    return defaultLook[name];
  });
}
