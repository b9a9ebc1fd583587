/**
 * Google draws the puzzle of its box at the end of the page, where an open modal dialog lets nobody reach it. While the puzzle
 * stands, the dialog around `place` is an ordinary one, and a modal one again after it.
 */
export function letPuzzleThrough(place: HTMLElement): void {
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

/** Its frame is there from the first click on, and hidden by the visibility of what it stands in. */
function isPuzzleShown(): boolean {
  const frame = document.querySelector('body > div iframe[src*="/bframe"]');
  return frame !== null && getComputedStyle(frame).visibility === 'visible';
}
