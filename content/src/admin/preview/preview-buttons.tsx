'use client';

import { Button, toast, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { previewKinds } from '@vitrine/contract/preview-token.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { previewTexts } from './preview-texts.ts';

/**
 * Shows the buttons that open the saved draft on the website and copy a link to it. A document that was never saved, or is in the trash,
 * has no buttons.
 */
export function PreviewButtons() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = previewTexts[language];
  const kind = previewKinds.find((each) => `${each}s` === collectionSlug);
  if (id === undefined || isTrashed || !kind) return null;
  const address = `/admin/preview?${new URLSearchParams({ [kind]: String(id), locale })}`;

  const copy = async () => {
    const link = await fetchLink(address);
    if (!link) return void toast.error(t.failed);
    const until = formatDateTime(language, link.expires);
    const isCopied = await navigator.clipboard.writeText(link.url).then(
      () => true,
      () => false,
    );
    if (isCopied) toast.success(t.copied(until));
    else toast.info(t.notCopied(until), { description: link.url, duration: Number.POSITIVE_INFINITY });
  };

  return (
    <>
      <Button
        el="anchor"
        url={address}
        newTab
        buttonStyle="secondary"
        size="medium"
        margin={false}
        extraButtonProps={{ title: t.openHint }}
      >
        {t.open}
      </Button>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={copy}
        extraButtonProps={{ title: t.copyHint }}
      >
        {t.copy}
      </Button>
    </>
  );
}

/** Returns a preview link for people without an account; null when none could be made. */
async function fetchLink(address: string): Promise<{ url: string; expires: string } | null> {
  const answer = await fetch(`${address}&as=link`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}
