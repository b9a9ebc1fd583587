import { fontPairings, hasStrongTitles } from '@vitrine/contract/theme/font-pairings.ts';
import { defaultLook, type Look } from '@vitrine/contract/theme/look.ts';
import { panelMixes } from '@vitrine/contract/theme/panel-mixes.ts';
import { fontStacks } from './generated/font-stacks.ts';

type Tokens = Readonly<Record<string, string>>;
type TokensOf<Name extends keyof Look> = Readonly<Record<Look[Name], Tokens>>;

interface LookTokens {
  /** Tokens that are the same in all colour schemes. */
  root: Tokens;
  /** Tokens that are made from the colours of a scheme. */
  inScheme: Tokens;
}

/**
 * Returns the design tokens of a look (theme.12): its typefaces, which the styles do not name, and what differs from the default look,
 * which the styles hold.
 */
export function lookTokens(look: Look): LookTokens {
  const [own, usual] = [allTokens(look), allTokens(defaultLook)];
  return {
    root: { ...fontTokens(look), ...changed(own.root, usual.root) },
    inScheme: changed(own.inScheme, usual.inScheme),
  };
}

const changed = (own: Tokens, usual: Tokens): Tokens =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => usual[name] !== value));

/** Returns all design tokens of a look. */
export const allTokens = (look: Look): LookTokens => ({
  root: {
    ...fontTokens(look),
    '--heading-weight': hasStrongTitles(look) ? '600' : '400',
    ...scaleTokens(look),
    ...headings[look.headings],
    ...places[look.titles],
    ...rhythms[look.rhythm],
    ...pictures[look.pictures],
    ...frames[look.frames],
  },
  inScheme: { ...panelTokens(look), ...edges[look.surface] },
});

function fontTokens({ fonts }: Look): Tokens {
  const { display, text } = fontPairings[fonts];
  return {
    '--font-display': fontStacks[display],
    '--font-text': fontStacks[text],
  };
}

/** Sizes of titles; those of text are the same in all looks, so that it is read as easily. */
const scales: TokensOf<'scale'> = {
  balanced: {
    '--text-xl': 'clamp(1.4375rem, 1.3rem + 0.65vw, 1.875rem)',
    '--text-2xl': 'clamp(1.875rem, 1.6rem + 1.3vw, 2.75rem)',
    '--text-3xl': 'clamp(2.25rem, 1.8rem + 2.1vw, 3.75rem)',
    '--text-4xl': 'clamp(2.25rem, 1.45rem + 3.7vw, 5.25rem)',
  },
  compact: {
    '--text-xl': 'clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem)',
    '--text-2xl': 'clamp(1.625rem, 1.5rem + 0.6vw, 2.125rem)',
    '--text-3xl': 'clamp(1.875rem, 1.65rem + 1vw, 2.625rem)',
    '--text-4xl': 'clamp(2.125rem, 1.6rem + 2.4vw, 4rem)',
  },
  expressive: {
    '--text-xl': 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
    '--text-2xl': 'clamp(2rem, 1.6rem + 1.9vw, 3.25rem)',
    '--text-3xl': 'clamp(2.25rem, 1.65rem + 2.9vw, 4.5rem)',
    '--text-4xl': 'clamp(2.375rem, 1.3rem + 4.8vw, 6.5rem)',
  },
};

/** Capitals are wide and as high as ascenders: smaller ones take the same room. */
const capitalSize = 0.78;

function scaleTokens({ scale, headings }: Look): Tokens {
  if (headings !== 'capitals') return scales[scale];
  const { '--text-xl': ofCards = '', ...ofSections } = scales[scale];
  const smaller = Object.entries(ofSections).map(([name, size]) => [name, `calc(${capitalSize} * ${size})`]);
  return { '--text-xl': ofCards, ...Object.fromEntries(smaller) };
}

const plain: Tokens = { '--heading-tracking': '-0.01em', '--heading-case': 'none', '--heading-rule': '0px' };

const headings: TokensOf<'headings'> = {
  light: plain,
  strong: { ...plain, '--heading-tracking': '-0.022em' },
  ruled: { ...plain, '--heading-rule': '1px' },
  capitals: { ...plain, '--heading-tracking': '0.035em', '--heading-case': 'uppercase' },
};

const above: Tokens = {
  '--intro-columns': 'minmax(0, 1fr)',
  '--intro-position': 'static',
  '--intro-align': 'start',
  '--head-direction': 'row',
  '--head-items': 'end',
};

const places: TokensOf<'titles'> = {
  beside: {
    ...above,
    '--intro-columns': 'minmax(0, 5fr) minmax(0, 7fr)',
    '--intro-position': 'sticky',
  },
  above,
  centred: {
    ...above,
    '--intro-align': 'center',
    '--intro-measure': '46rem',
    '--intro-width': '60rem',
    '--intro-margin': 'auto',
    '--head-direction': 'column',
    '--head-items': 'center',
  },
};

const rhythms: TokensOf<'rhythm'> = {
  even: { '--space-section': 'clamp(4rem, 2.5rem + 6vw, 9rem)' },
  dense: { '--space-section': 'clamp(3rem, 2.25rem + 2.8vw, 5.5rem)' },
  airy: { '--space-section': 'clamp(4.75rem, 2.75rem + 8vw, 12rem)' },
};

const inColour: Tokens = { '--picture-filter': 'none', '--picture-blend': 'normal' };

const pictures: TokensOf<'pictures'> = {
  colour: inColour,
  muted: { ...inColour, '--picture-filter': 'saturate(60%) contrast(106%) brightness(102%)' },
  mono: { ...inColour, '--picture-filter': 'grayscale(100%) contrast(108%)' },
  // The light and dark of the picture, in the hue of the accent behind it.
  duotone: {
    '--picture-filter': 'contrast(104%) brightness(104%)',
    '--picture-blend': 'luminosity',
    '--picture-ground': 'color-mix(in oklab, var(--accent) 60%, gray)',
  },
};

const noFrame: Tokens = { '--frame-mat': '0px', '--frame-line': '0px', '--frame-gap': '0px', '--frame-inset': '0' };

const frames: TokensOf<'frames'> = {
  none: noFrame,
  line: { ...noFrame, '--frame-line': '1px', '--frame-gap': '0.5rem', '--frame-inset': '1' },
  mat: { ...noFrame, '--frame-line': '1px', '--frame-mat': 'clamp(0.5rem, 1vw, 1rem)', '--frame-inset': '1' },
};

function panelTokens({ surface }: Look): Tokens {
  const mix = ({ color, share }: { color: string; share: number }) =>
    `color-mix(in oklab, ${color === 'white' ? color : `var(--${color})`} ${share * 100}%, var(--bg))`;
  const { light, dark } = panelMixes[surface];
  return { '--panel': light === dark ? mix(light) : `light-dark(${mix(light)}, ${mix(dark)})` };
}

const edges: TokensOf<'surface'> = {
  flat: { '--card-edge': 'none', '--frame-color': 'var(--bg)' },
  paper: {
    '--card-edge':
      '0 0 0 1px color-mix(in oklab, var(--text) 10%, var(--bg)), 0 1rem 2rem -1.25rem rgb(20 20 18 / 30%)',
    '--frame-color': 'var(--panel)',
  },
  tinted: { '--card-edge': 'none', '--frame-color': 'var(--bg)' },
  outlined: { '--card-edge': 'inset 0 0 0 1px var(--line)', '--frame-color': 'var(--bg)' },
};
