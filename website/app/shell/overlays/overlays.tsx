import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../site/site-context.tsx';
import type { OverlayState } from '../../ui/dialog/overlay-state.ts';
import { isPlainClick } from '../links/follow-links.ts';
import { findOverlay, type OverlayRequest } from './find-overlay.ts';

type Draw = (state: OverlayState) => ReactNode;

/** Loads the code of a modal, on hover or focus of its link or at the latest on click. */
async function loadOverlay(request: OverlayRequest): Promise<Draw> {
  if (request.kind === 'contact') {
    const { ContactModal } = await import('../contact-modal/contact-modal.tsx');
    const key = request.recipient ? `${request.recipient.type}/${request.recipient.slug}` : 'site';
    return (state) => <ContactModal key={key} {...state} recipient={request.recipient} />;
  }
  const { LanguageModal } = await import('../language-modal/language-modal.tsx');
  return (state) => <LanguageModal {...state} other={request.other} href={request.href} />;
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[data-action], a[data-locale-switch]') : null;

/**
 * Renders the modals of the shell, which links anywhere in the page open. A link keeps its address without JavaScript, in another
 * window, and when the modal cannot be loaded.
 */
export function Overlays() {
  const site = useSite();
  const [shown, setShown] = useState<{ draw: Draw; path: string; isOpen: boolean } | null>(null);

  const find = useEffectEvent((event: Event) => {
    const link = linkOf(event);
    const request = link && findOverlay(link, site);
    return link && request ? { link, request } : null;
  });
  const show = useEffectEvent((draw: Draw) => setShown({ draw, path: site.path, isOpen: true }));

  useEffect(() => {
    const prepare = (event: Event) => {
      const found = find(event);
      if (found) loadOverlay(found.request).catch(() => undefined);
    };
    const open = (event: MouseEvent) => {
      const found = event.defaultPrevented || !isPlainClick(event) ? null : find(event);
      if (!found) return;
      event.preventDefault();
      // Safari does not focus a clicked link, but the dialog must return the focus to it.
      found.link.focus();
      loadOverlay(found.request).then(show, () => location.assign(found.link.href));
    };
    // The body receives a click before the document, whose listener follows links (`follow-links.ts`).
    const page = document.body;
    page.addEventListener('pointerover', prepare);
    page.addEventListener('focusin', prepare);
    page.addEventListener('click', open);
    return () => {
      page.removeEventListener('pointerover', prepare);
      page.removeEventListener('focusin', prepare);
      page.removeEventListener('click', open);
    };
  }, []);

  // A navigation closes the modal.
  const isOpen = shown?.isOpen === true && shown.path === site.path;
  return shown?.draw({ isOpen, onClose: () => setShown({ ...shown, isOpen: false }) });
}
