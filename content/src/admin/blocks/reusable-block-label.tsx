'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { composeTexts } from './compose-texts.ts';
import { useEditorLanguage } from './use-page-blocks.ts';
import { useReusableBlocks } from './use-reusable-blocks.ts';
import '../components/block-label.css';

interface Row {
  reusable?: unknown;
  params?: { is_hidden?: unknown };
}

/** Labels a reusable block in the list of a page with its number and its name. */
export function ReusableBlockLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>();
  const t = composeTexts[useEditorLanguage()];
  const names = useReusableBlocks();
  const name = names.find(({ id }) => String(id) === String(data?.reusable))?.name;
  return (
    <span className="block-label">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {t.reusable}
      </Pill>
      {data?.params?.is_hidden === true && (
        <Pill pillStyle="warning" size="small">
          {t.hidden}
        </Pill>
      )}
      <span className="block-label__title">{name}</span>
    </span>
  );
}
