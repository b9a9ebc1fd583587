'use client';

import { Button, toast } from '@payloadcms/ui';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import type { Language } from '../leads/staff-api.ts';
import { restoreTexts } from './restore-texts.ts';

interface Props {
  language: Language;
  collection: string;
  id: number;
  version: string;
  /** Lists the content that the draft would lose if the whole version were restored. */
  losses: ReactNode;
}

/** Shows the buttons that restore a whole version or one language of it; each first lists what would be lost. */
export function RestoreButtons({ language, collection, id, version, losses }: Props) {
  const t = restoreTexts[language];
  /** Language that is restored alone, null for the whole version; undefined while the dialog is closed. */
  const [chosen, setChosen] = useState<Locale | null>();
  const [isSending, setSending] = useState(false);
  const router = useRouter();

  const close = () => setChosen(undefined);
  const restore = async (language: Locale | null) => {
    setSending(true);
    const outcome = await send(`/api/${collection}/${id}/restore-version`, { version, language });
    setSending(false);
    close();
    if (outcome === 'refused') return void toast.error(t.refused);
    if (outcome === 'failed') return void toast.error(t.failed);
    if (outcome.restored === 0) return void toast.info(t.nothingRestored);
    toast.success(outcome.restored === null ? t.done : t.restored(outcome.restored));
    router.push(`/admin/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`);
  };
  return (
    <section className="version-restore" aria-label={t.title}>
      <p>{t.intro}</p>
      <div className="version-restore__buttons">
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setChosen(null)}>
          {t.all}
        </Button>
        {locales.map((locale) => (
          <Button key={locale} buttonStyle="secondary" size="small" margin={false} onClick={() => setChosen(locale)}>
            {t.one[locale]}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <FormDialog title={t.heading} isWide onClose={close}>
          {chosen === null ? losses : <p>{t.oneLanguage[chosen]}</p>}
          <p>{t.draft}</p>
          <div className="form-dialog__buttons">
            <Button buttonStyle="secondary" margin={false} onClick={close}>
              {t.cancel}
            </Button>
            <Button margin={false} disabled={isSending} onClick={() => restore(chosen)}>
              {t.confirm}
            </Button>
          </div>
        </FormDialog>
      )}
    </section>
  );
}

/** Returns the number of restored texts, null for a whole version. */
async function send(address: string, body: unknown): Promise<{ restored: number | null } | 'refused' | 'failed'> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  if (answer && [400, 403, 404].includes(answer.status)) return 'refused';
  const result: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (typeof result !== 'object' || result === null || !('restored' in result)) return 'failed';
  const { restored } = result;
  return typeof restored === 'number' || restored === null ? { restored } : 'failed';
}
