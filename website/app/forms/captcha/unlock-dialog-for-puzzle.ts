/**
 * Makes the dialog around `place` non-modal while Google's puzzle is open, and modal again after it. Google inserts the puzzle at
 * the end of the page, which is inert behind a modal dialog.
 */
export function unlockDialogForPuzzle(place: HTMLElement): void {
  const dialog = place.closest('dialog');
  if (!dialog) return;
  const observer = new MutationObserver(() => {
    if (!dialog.isConnected) return observer.disconnect();
    const isModal = dialog.matches(':modal');
    if (!dialog.open || isModal !== isPuzzleShown()) return;
    dialog.close();
    if (isModal) dialog.show();
    else dialog.showModal();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
}

/** True while the puzzle is visible. Its iframe stays in the page, so only the inline style of its parent shows it. */
function isPuzzleShown(): boolean {
  const holder = document.querySelector<HTMLElement>('div[style*="visibility"]:has(iframe[src*="/bframe"])');
  return holder?.style.visibility === 'visible';
}
