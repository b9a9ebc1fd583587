import { handleAction } from '../../ui/handle-action.ts';

/**
 * Handles the hearts of the document from now on, wherever and whenever they appear. Their code is loaded at the first click, or at once
 * when the browser already holds favourites, which are then marked; a page of a visitor who keeps nothing loads none.
 */
export function startKeeping(): void {
  // A file that cannot be loaded is asked for again at the next click.
  const load = (pressed?: Element) =>
    import('./mark-hearts.ts').then(
      ({ markHearts }) => markHearts(pressed),
      () => undefined,
    );
  const mark = () => 'kept' in document.documentElement.dataset && load();
  handleAction('keep_listing', load);
  window.addEventListener('storage', mark);
  mark();
}
