import { choicesOf, qualityNames } from '@vitrine/contract/theme/look.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import type { ReadingOptions } from '../kinds/content-kind.ts';
import { imageToPayload, imageToWire } from '../kinds/image.ts';
import type { FindPicture } from '../kinds/stored-picture.ts';
import { asList, asObject, asText, filled, type Loose } from '../values/untyped-values.ts';
import { flatColors, fromRows, lookToWire, nestedColors, toRows } from './theme-rows.ts';

/** Converts themes between Payload (`collections/theme-field.ts`) and the wire (theme.1). */

/** Returns the theme of a site that was read with `locale: 'all'`. */
export function themeToWire(value: unknown, find: FindPicture): Loose {
  const { preset, colors, variables, color_schemes, look, logos } = asObject(value);
  const { light, dark } = asObject(logos);
  return {
    preset: asText(preset) ?? 'blue',
    colors: nestedColors(colors),
    // The website reads a missing value as 0px (theme.2), so an empty value is sent as null.
    variables: Object.fromEntries(fromRows(variables).map(([name, length]) => [name, length ?? null])),
    color_schemes: asList(color_schemes).map((scheme) => ({
      name: asText(asObject(scheme).name) ?? '',
      mapping: Object.fromEntries(fromRows(asObject(scheme).mapping).map(([role, color]) => [role, color ?? null])),
    })),
    ...filledLook(lookToWire(look)),
    logos: filled({ light: imageToWire(light, find), dark: imageToWire(dark, find) }) ?? {},
  };
}

const filledLook = (look: Record<string, string>) => (Object.keys(look).length > 0 ? { look } : {});

/** Returns the choices that the select fields have. */
const lookToPayload = (look: Theme['look']): Loose =>
  Object.fromEntries(
    qualityNames.flatMap((name) => {
      const choice = choicesOf(name).find((each) => each === look?.[name]);
      return choice ? [[name, choice]] : [];
    }),
  );

export const themeToPayload = (theme: Theme, options: ReadingOptions): Loose => ({
  preset: theme.preset ?? 'blue',
  colors: toRows(flatColors(theme.colors)),
  variables: toRows(theme.variables),
  color_schemes: (theme.color_schemes ?? []).map(({ name, mapping }) => ({ name, mapping: toRows(mapping) })),
  look: lookToPayload(theme.look),
  logos: filled({
    light: imageToPayload(theme.logos?.light, options),
    dark: imageToPayload(theme.logos?.dark, options),
  }),
});
