import { useAllFormFields } from '@payloadcms/ui';
import type { Theme } from '@vitrine/contract/theme.ts';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useMemo } from 'react';
import { fromRows, lookToWire, nestedColors } from '../../theme/theme-rows.ts';
import { asList, asObject, asText } from '../../values/untyped-values.ts';
import { type ThemeReport, themeReport } from './theme-report.ts';

/** Returns the report of the theme in the form, updated with each change. */
export function useThemeReport(): ThemeReport {
  const [fields] = useAllFormFields();
  // The theme is compared as text, because most changes of a site's form do not concern it.
  const theme = JSON.stringify(readTheme(fields));
  return useMemo(() => themeReport(JSON.parse(theme) as Theme), [theme]);
}

/** Returns the theme in the form of a site, in the format of the wire. */
export function readTheme(fields: FormState): Theme {
  const own = Object.fromEntries(Object.entries(fields).filter(([path]) => path.startsWith('theme.')));
  const { preset, colors, color_schemes, look } = asObject(asObject(reduceFieldsToValues(own, true)).theme);
  return {
    preset: preset === 'red' ? 'red' : 'blue',
    colors: nestedColors(colors),
    look: lookToWire(look),
    color_schemes: asList(color_schemes).map((scheme) => ({
      name: asText(asObject(scheme).name) ?? '',
      mapping: Object.fromEntries(fromRows(asObject(scheme).mapping).map(([role, color]) => [role, color ?? null])),
    })),
  };
}
