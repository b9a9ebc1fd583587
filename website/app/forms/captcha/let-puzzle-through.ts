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

/** Its frame stays where it was once drawn, and what it stands in is shown or hidden; as it fades, only the style at hand tells. */
function isPuzzleShown(): boolean {
  const holder = document.querySelector<HTMLElement>('div[style*="visibility"]:has(iframe[src*="/bframe"])');
  return holder?.style.visibility === 'visible';
}
