/**
 * Returns the element that an arrow key, Home or End moves the focus to in a menu bar. Left and right move between the items of
 * the bar; down opens a submenu and enters it; up and down move through its links, left and right between its columns. Tab, Enter
 * and Space keep their native behaviour.
 */
export function moveInMenuBar(key: string, bar: HTMLElement, focused: HTMLElement): HTMLElement | undefined {
  const tops = [...bar.querySelectorAll<HTMLElement>('[data-line] > a, [data-line] > details > summary')];
  const submenu = focused.closest('details');
  if (!tops.includes(focused)) return submenu ? moveInSubmenu(key, submenu, focused) : undefined;
  if (key === 'ArrowDown' && submenu) {
    // Links in a closed submenu cannot take the focus.
    submenu.open = true;
    return linksIn(submenu)[0];
  }
  return step(key, tops, tops.indexOf(focused), { back: 'ArrowLeft', on: 'ArrowRight' });
}

function moveInSubmenu(key: string, submenu: HTMLElement, focused: HTMLElement): HTMLElement | undefined {
  const links = linksIn(submenu);
  if (key === 'ArrowUp' && focused === links[0]) return submenu.querySelector('summary') ?? undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const columns = [...submenu.querySelectorAll<HTMLElement>('[data-column]')];
    const at = columns.findIndex((column) => column.contains(focused));
    const next = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
    return next && linksIn(next)[0];
  }
  return step(key, links, links.indexOf(focused), { back: 'ArrowUp', on: 'ArrowDown' });
}

/** Returns the next element of a row, wrapping at both ends. */
function step(
  key: string,
  row: HTMLElement[],
  at: number,
  keys: { back: string; on: string },
): HTMLElement | undefined {
  if (key === keys.on) return row[(at + 1) % row.length];
  if (key === keys.back) return row.at(at - 1);
  if (key === 'Home') return row[0];
  return key === 'End' ? row.at(-1) : undefined;
}

const linksIn = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('a[href]')];
