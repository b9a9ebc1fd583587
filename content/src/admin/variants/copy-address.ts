import { toast } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { variantTexts } from './variant-texts.ts';

interface AddressRequest {
  pageId: number | string;
  /** Language of the page. */
  locale: string;
  variant: string;
  /** Language of the editor. */
  language: Locale;
}

/** Copies the public address of a variant, or a link to its draft while it is not published. */
export async function copyAddress({ pageId, locale, variant, language }: AddressRequest): Promise<void> {
  const t = variantTexts[language];
  const query = new URLSearchParams({ page: String(pageId), locale, variant, as: 'link' });
  const answer = await fetch(`/admin/preview?${query}`).catch(() => null);
  if (!answer?.ok) return void toast.error(t.unsaved);
  const { url, expires, published }: { url: string; expires: string; published: string | null } = await answer.json();
  const address = published ?? url;
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  const message = published ? t.published : t.draft(formatDateTime(language, expires));
  if (isCopied) toast.success(message);
  else toast.info(t.copyByHand, { description: address, duration: Number.POSITIVE_INFINITY });
}
