'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type Bilingual, isLocale } from '@vitrine/contract/locale.ts';
import { composeTexts } from '../blocks/compose-texts.ts';
import { rowTitle } from './row-title.ts';
import './block-label.css';

interface Props {
  label: Bilingual;
  /** Paths of the fields that may name the block, the best first. */
  titlePaths: readonly string[];
}

interface LabelledRow {
  params?: { is_hidden?: unknown; is_sample?: unknown };
}

/** Labels a block in a list with its number, its type, its first text, by which staff find it while it is closed, and why it is not published. */
export function BlockLabel({ label, titlePaths }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<LabelledRow | undefined>();
  const { i18n } = useTranslation();
  const language = isLocale(i18n.language) ? i18n.language : 'fr';
  const t = composeTexts[language];
  const mark = data?.params?.is_hidden === true ? t.hidden : data?.params?.is_sample === true ? t.sample : null;
  return (
    <span className="block-label">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {label[language]}
      </Pill>
      {mark !== null && (
        <Pill pillStyle="warning" size="small">
          {mark}
        </Pill>
      )}
      <span className="block-label__title">{rowTitle(data, titlePaths)}</span>
    </span>
  );
}
