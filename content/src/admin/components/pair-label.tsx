'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import { settableColors } from '../../fields/theme-colors.ts';

/** Labels a row of the theme with its value and its name, which is translated for colours. */
export function PairLabel() {
  const { data } = useRowLabel<{ name?: string; value?: string } | undefined>();
  const { i18n } = useTranslation();
  const name = data?.name ?? '';
  const label = settableColors[name]?.[isLocale(i18n.language) ? i18n.language : 'fr'] ?? name;
  return <span>{[label, data?.value].filter(Boolean).join(' · ')}</span>;
}
