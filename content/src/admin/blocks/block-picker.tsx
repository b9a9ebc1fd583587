'use client';

import { Drawer, useModal } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { type BlockChoice, bestChoice, findChoices, groupChoices, searchable } from './block-choice.ts';
import { composeTexts } from './compose-texts.ts';
import { useReusableBlocks } from './use-reusable-blocks.ts';
import './block-picker.css';

const slug = 'block-picker';

interface Picker {
  /** Index of the page at which the chosen block is added. */
  index: number;
  open: (index: number) => void;
}

/** Returns the function that opens the picker. `onOpen` is called first. */
export function usePicker({ onOpen }: { onOpen: () => void }): Picker {
  const [index, setIndex] = useState(0);
  const { openModal } = useModal();
  const open = (at: number) => {
    onOpen();
    setIndex(at);
    openModal(slug);
  };
  return { index, open };
}

interface Props {
  choices: readonly BlockChoice[];
  language: Locale;
  /** Returns the name of the copied block; null when there is none. */
  copiedLabel: () => string | null;
  onChoose: (type: string) => void;
  onChooseReusable: (id: number) => void;
  onPaste: () => void;
}

/** Shows the blocks that a page may hold in a drawer: in groups, with a picture and a line on the purpose of each. */
export function BlockPicker(props: Props) {
  const t = composeTexts[props.language];
  return (
    <Drawer slug={slug} title={t.chooseBlock}>
      <Choices {...props} />
    </Drawer>
  );
}

/** Number of frames for which the field is given the focus, about two seconds. */
const focusFrames = 120;

/**
 * Returns the reference of a field that gets the focus once its drawer is shown: Payload adds the drawer to the page before, and gives the focus
 * back in the end to the element that had it then. It may hide the drawer again for a moment, and an element that is hidden loses the focus.
 */
function useFocusWhenShown(isOpen: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (!isOpen || !current) return;
    let left = focusFrames;
    let frame = 0;
    let hadFocus = false;
    const keepFocus = () => {
      if (!hadFocus || !current.closest('dialog')?.contains(document.activeElement)) current.focus();
      hadFocus ||= document.activeElement === current;
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(keepFocus);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      keepFocus();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isOpen]);
  return field;
}

/** Mounted with the drawer alone, so that each search starts empty. */
function Choices({ choices, language, copiedLabel, onChoose, onChooseReusable, onPaste }: Props) {
  const t = composeTexts[language];
  const { closeModal, isModalOpen } = useModal();
  const [query, setQuery] = useState('');
  const hintId = useId();
  const [copied] = useState(copiedLabel);
  const search = useFocusWhenShown(isModalOpen(slug));
  const reusable = useReusableBlocks().filter(({ name }) => searchable(name).includes(searchable(query.trim())));
  const found = findChoices(choices, query);
  const count = found.length + reusable.length;
  const choose = (type: string) => {
    closeModal(slug);
    onChoose(type);
  };
  return (
    <div className="block-picker">
      <search>
        <input
          type="search"
          className="form-dialog-search"
          aria-label={t.search}
          aria-describedby={hintId}
          placeholder={t.search}
          ref={search}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const best = bestChoice(found, query, language);
            if (best && query.trim() !== '') choose(best.type);
          }}
        />
        <p id={hintId} className="block-picker__hint">
          {t.searchHint}
        </p>
      </search>
      <p role="status" className="block-picker__hint">
        {count === 0 ? t.none(query) : query !== '' && t.found(count)}
      </p>
      {copied !== null && query === '' && (
        <button
          type="button"
          className="block-picker__block block-picker__paste"
          onClick={() => {
            closeModal(slug);
            onPaste();
          }}
        >
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
                  onClick={() => {
                    closeModal(slug);
                    onChooseReusable(id);
                  }}
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
    </div>
  );
}
