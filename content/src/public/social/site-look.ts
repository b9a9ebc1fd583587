import { fontPairings, hasStrongTitles } from '@vitrine/contract/theme/font-pairings.ts';
import { resolveLook } from '@vitrine/contract/theme/look.ts';
import { type Theme, theme as themeSchema } from '@vitrine/contract/theme.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import type { SocialCard } from './social-card.ts';

/** Accent colours of the presets (theme.8). */
const presetAccents = { blue: '#003da5', red: '#dc1c2e' } as const;
const white = '#ffffff';
const ink = '#141412';

const hexColor = /^#[0-9a-f]{6}$/i;

/** Returns the colours, the typefaces and the logos of a site, as far as its theme has them. */
export function siteLook({ shared }: SiteRecord): Pick<SocialCard, 'colors' | 'fonts' | 'logo'> {
  const theme = themeSchema.safeParse(shared.theme).data;
  const { preset, colors, logos } = theme ?? {};
  const shade = colors?.accent1;
  const own = typeof shade === 'string' ? shade : shade?.normal;
  const accent = own && hexColor.test(own) ? own.toLowerCase() : presetAccents[preset ?? 'blue'];
  const logoOf = (logo: NonNullable<typeof logos>['light']) => fileOf(logo?.media?.fr?.url ?? logo?.media?.en?.url);
  return {
    colors: { background: white, text: ink, accent, onAccent: luminance(accent) > 0.4 ? ink : white },
    fonts: fontsOf(theme),
    logo: { onLight: logoOf(logos?.dark), onDark: logoOf(logos?.light) },
  };
}

/** Returns the fonts of a look in the weights that pictures have. The pages of the site warn of an unknown choice. */
function fontsOf(theme: Theme | undefined): SocialCard['fonts'] {
  const look = resolveLook(theme, () => undefined);
  const { display, text } = fontPairings[look.fonts];
  return { display: `${display}-${hasStrongTitles(look) ? 'strong' : 'regular'}`, text: `${text}-medium` };
}

/** Returns the file name of an upload; null for any other address. */
export const fileOf = (url: string | null | undefined): string | null =>
  /^\/resources\/([\w-][\w.-]*)$/.exec(url ?? '')?.[1] ?? null;

/** Returns the relative luminance of a colour (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
