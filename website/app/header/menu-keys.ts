/**
 * Where an arrow key, Home or End leads in a bar of menus, beside what Tab, Enter and Space do anyway: left and right between the
 * lines of the bar, down into a submenu, which opens for it, up and down through its links, left and right between its columns.
 */
export function moveInMenuBar(key: string, bar: HTMLElement, focused: HTMLElement): HTMLElement | undefined {
  const tops = [...bar.querySelectorAll<HTMLElement>('[data-line] > a, [data-line] > details > summary')];
  const submenu = focused.closest('details');
  if (!tops.includes(focused)) return submenu ? moveInSubmenu(key, submenu, focused) : undefined;
  if (key === 'ArrowDown' && submenu) {
    // Its links cannot take the focus before.
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

/** The next one of a row that begins again at its end. */
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
