'use client';

import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useId, useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { type BlockChoice, bestChoice, findChoices, groupChoices, searchable } from './block-choice.ts';
import { composeTexts } from './compose-texts.ts';
import { useReusableBlocks } from './use-reusable-blocks.ts';
import './block-picker.css';

interface Props {
  choices: readonly BlockChoice[];
  language: Locale;
  /** Returns the name of the copied block; null when there is none. */
  copiedLabel: () => string | null;
  onChoose: (type: string) => void;
  onChooseReusable: (id: number) => void;
  onPaste: () => void;
  /** Called by Escape and the button “Close”, and before each of the three above. */
  onClose: () => void;
}

/**
 * Shows the blocks that a page may hold while it is mounted: in groups, with a picture and a line on the purpose of each. The search has the
 * focus from the start.
 */
export function BlockPicker({ choices, language, copiedLabel, onChoose, onChooseReusable, onPaste, onClose }: Props) {
  const t = composeTexts[language];
  const [query, setQuery] = useState('');
  const hintId = useId();
  const [copied] = useState(copiedLabel);
  const reusable = useReusableBlocks().filter(({ name }) => searchable(name).includes(searchable(query.trim())));
  const found = findChoices(choices, query);
  const count = found.length + reusable.length;
  const closeAnd = (act: () => void) => {
    onClose();
    act();
  };
  const choose = (type: string) => closeAnd(() => onChoose(type));
  return (
    <FormDialog title={t.chooseBlock} onClose={onClose}>
      <search className="block-picker__search">
        <input
          type="search"
          aria-label={t.search}
          aria-describedby={hintId}
          placeholder={t.search}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const best = bestChoice(found, query, language);
            if (best && query.trim() !== '') choose(best.type);
          }}
        />
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t.close}
        </Button>
      </search>
      <p id={hintId} className="block-picker__hint">
        {t.searchHint}
      </p>
      <p role="status" className="block-picker__hint">
        {count === 0 ? t.none(query) : query !== '' && t.found(count)}
      </p>
      {copied !== null && query === '' && (
        <button type="button" className="block-picker__block block-picker__paste" onClick={() => closeAnd(onPaste)}>
          <span className="block-picker__name">{t.paste(copied)}</span>
          <span className="block-picker__purpose">{t.pasteHint}</span>
        </button>
      )}
      {reusable.length > 0 && (
        <section className="block-picker__group">
          <h3>{t.reusableGroup}</h3>
          <ul className="block-picker__blocks">
            {reusable.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="block-picker__block"
                  onClick={() => closeAnd(() => onChooseReusable(id))}
                >
                  <span className="block-picker__name">{name}</span>
                  <span className="block-picker__purpose">{t.reusablePurpose}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groupChoices(found, language).map(([group, members]) => (
        <section key={group} className="block-picker__group">
          <h3>{group}</h3>
          <ul className="block-picker__blocks">
            {members.map(({ type, label, doc }) => (
              <li key={type}>
                <button type="button" className="block-picker__block" onClick={() => choose(type)}>
                  {/* biome-ignore lint/performance/noImgElement: a small file that Next need not scale */}
                  <img
                    src={`/block-miniatures/${language}/${type}.webp`}
                    alt=""
                    loading="lazy"
                    width={320}
                    height={200}
                  />
                  <span className="block-picker__name">{label[language]}</span>
                  <span className="block-picker__purpose">{doc[language]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </FormDialog>
  );
}
