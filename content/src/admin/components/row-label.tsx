'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { type Bilingual, isLocale } from '@vitrine/contract/locale.ts';
import { withLabel } from '../../values/with-label.ts';
import { rowTitle } from './row-title.ts';

interface Props {
  /** Name of one row of the list. */
  label: Bilingual;
  /** Paths of the fields that may name the row, the best first. */
  titlePaths: readonly string[];
}

/** Labels a row of a list with its first text; with its number while it has none. */
export function RowLabel({ label, titlePaths }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const language = isLocale(i18n.language) ? i18n.language : 'fr';
  const title = rowTitle(data, titlePaths);
  const name = label[language];
  if (title === '') return <span>{`${name} ${rowNumber + 1}`}</span>;
  return <span>{withLabel(language, name, title)}</span>;
}
