'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type Bilingual, isLocale } from '@vitrine/contract/locale.ts';
import { rowTitle } from './row-title.ts';
import './block-label.css';

interface Props {
  label: Bilingual;
  /** Paths of the fields that may name the block, the best first. */
  titlePaths: readonly string[];
}

/** Labels a block in a list with its number, its type and its first text, by which staff find it while it is closed. */
export function BlockLabel({ label, titlePaths }: Props) {
  const { data, rowNumber = 0 } = useRowLabel();
  const { i18n } = useTranslation();
  return (
    <span className="block-label">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {label[isLocale(i18n.language) ? i18n.language : 'fr']}
      </Pill>
      <span className="block-label__title">{rowTitle(data, titlePaths)}</span>
    </span>
  );
}
