'use client';

import { Button, toast, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { pageBlocks, showVariant } from '../blocks/shown-blocks.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { type Comparison, compareBlocks } from './compare-blocks.ts';
import { copyAddress } from './copy-address.ts';
import { CreateVariant } from './create-variant.tsx';
import { ReplacePage } from './replace-page.tsx';
import { useVariants } from './use-variants.ts';
import { VariantComparison } from './variant-comparison.tsx';
import { variantTexts } from './variant-texts.ts';
import './variants.css';

/** Selects the page or one of its variants for editing, and shows the actions for the selected variant. */
export function VariantBar() {
  const language = useEditorLanguage();
  const t = variantTexts[language];
  const { id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const group = useId();
  const [dialog, setDialog] = useState<'create' | 'replace' | Comparison | null>(null);
  const { variants, shown, blocksOf, create, remove, replacePage } = useVariants();
  const variant = shown === null ? undefined : variants[shown];
  const close = () => setDialog(null);
  const hasBlocks = useFormFields(([fields]) => (fields[pageBlocks]?.rows ?? []).length > 0);

  if (!hasBlocks && variants.length === 0) return null;

  return (
    <section className="variant-bar" aria-label={t.versions} data-variant={variant ? true : undefined}>
      <div className="variant-bar__choice">
        {variants.length > 0 && (
          <fieldset>
            <legend>{t.versions}</legend>
            {[{ rowId: null, name: t.page, key: '', color: '' }, ...variants].map(({ rowId, name, key, color }) => (
              <label key={rowId ?? ''}>
                <input
                  type="radio"
                  name={group}
                  checked={rowId === (variant?.rowId ?? null)}
                  onChange={() => showVariant(rowId)}
                />
                {color && <span className="variant-bar__color" style={{ backgroundColor: color }} />}
                {name || key}
              </label>
            ))}
          </fieldset>
        )}
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setDialog('create')}>
          {t.create}
        </Button>
      </div>
      {variant && shown !== null && (
        <>
          <p role="status">{t.editing(variant.name || variant.key)}</p>
          <div className="variant-bar__buttons">
            {id !== undefined && (
              <Button
                {...small}
                onClick={() => void copyAddress({ pageId: id, locale, variant: variant.key, language })}
              >
                {t.copyAddress}
              </Button>
            )}
            <Button {...small} onClick={() => setDialog(compareBlocks(blocksOf(null), blocksOf(shown)))}>
              {t.compare}
            </Button>
            <Button {...small} onClick={() => setDialog('replace')}>
              {t.replace}
            </Button>
            <Button
              {...small}
              onClick={() => {
                remove(shown);
                toast.info(t.removed(variant.name));
              }}
            >
              {t.remove}
            </Button>
          </div>
        </>
      )}
      {dialog === 'create' && (
        <CreateVariant
          language={language}
          count={variants.length}
          onClose={close}
          onCreate={(name, color) => {
            close();
            create(name, color);
            toast.success(t.created(name));
          }}
        />
      )}
      {dialog === 'replace' && variant && shown !== null && (
        <ReplacePage
          language={language}
          name={variant.name}
          onClose={close}
          onReplace={() => {
            close();
            replacePage(shown);
            toast.success(t.replaced);
          }}
        />
      )}
      {typeof dialog === 'object' && dialog && variant && (
        <VariantComparison language={language} name={variant.name} comparison={dialog} onClose={close} />
      )}
    </section>
  );
}

const small = { buttonStyle: 'secondary', size: 'small', margin: false } as const;
