'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { otherLanguage } from '../../languages/language-marks.ts';
import type { Language } from '../leads/staff-api.ts';
import { languageTexts } from './language-texts.ts';

interface Props {
  language: Language;
  /** Address of the document in the API. */
  address: string;
  /** Key of the block whose texts are copied; null for the whole document. */
  block: string | null;
  /** Languages whose texts can be copied, the first offered first. */
  sources: readonly Locale[];
  /** Languages in which texts of the block are older or copied. */
  toConfirmIn: readonly Locale[];
}

/** Shows the buttons that copy the texts of one language into the other, and that mark older and copied texts as up to date. */
export function LanguageButtons({ language, address, block, sources, toConfirmIn }: Props) {
  const t = languageTexts[language];
  const [overwrite, setOverwrite] = useState(false);
  const [target, setTarget] = useState<Locale>('en');
  const { openModal } = useModal();
  const router = useRouter();
  const checkbox = useId();
  const modal = `overwrite-${block ?? 'document'}`;

  const send = async (action: 'copy-language' | 'confirm-language', to: Locale) => {
    const answer = await post(`${address}/${action}`, { to, block, overwrite });
    if (answer === 'refused') return void toast.error(t.refused);
    if (answer === 'failed') return void toast.error(t.failed);
    if (action === 'confirm-language') toast.success(t.confirmed(answer));
    else if (answer === 0) toast.info(t.nothingCopied);
    else toast.success(t.copied(answer));
    router.refresh();
  };
  const copy = (to: Locale) => {
    if (!overwrite) return void send('copy-language', to);
    setTarget(to);
    openModal(modal);
  };

  return (
    <div className="languages__buttons">
      {sources.map((source) => {
        const to = otherLanguage(source);
        const from = t.names[source];
        return (
          <Button key={to} buttonStyle="secondary" size="small" margin={false} onClick={() => copy(to)}>
            {block === null ? t.copy(from, t.names[to]) : t.copyBlock(from)}
          </Button>
        );
      })}
      {toConfirmIn.map((locale) => (
        <Button
          key={locale}
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => send('confirm-language', locale)}
        >
          {t.upToDate(t.names[locale])}
        </Button>
      ))}
      <label htmlFor={checkbox} className="languages__overwrite">
        <input
          id={checkbox}
          type="checkbox"
          checked={overwrite}
          onChange={({ currentTarget }) => setOverwrite(currentTarget.checked)}
        />
        {t.overwrite}
      </label>
      <ConfirmationModal
        modalSlug={modal}
        heading={t.confirmHeading}
        body={t.confirmBody(t.names[target])}
        confirmLabel={t.confirmLabel}
        onConfirm={() => send('copy-language', target)}
      />
    </div>
  );
}

/** Returns the number of changed texts. */
async function post(address: string, body: unknown): Promise<number | 'refused' | 'failed'> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  if (answer?.status === 403 || answer?.status === 404) return 'refused';
  const result: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const changed = typeof result === 'object' && result !== null && 'changed' in result ? result.changed : null;
  return typeof changed === 'number' ? changed : 'failed';
}
