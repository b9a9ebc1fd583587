'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import { settableColors } from '../../fields/theme-colors.ts';
import { pickerColor } from '../theme/theme-report.ts';
import '../theme/theme.css';

/** Labels a row of the theme with its value and its name, which is translated for colours. */
export function PairLabel() {
  const { data } = useRowLabel<{ name?: string; value?: string } | undefined>();
  const { i18n } = useTranslation();
  const name = data?.name ?? '';
  const label = settableColors[name]?.[isLocale(i18n.language) ? i18n.language : 'fr'] ?? name;
  const background = pickerColor(data?.value ?? '');
  return (
    <span>
      {background && <span className="color-value__swatch" aria-hidden="true" style={{ background }} />}
      {[label, data?.value].filter(Boolean).join(' · ')}
    </span>
  );
}
