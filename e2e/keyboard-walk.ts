import type { Page } from 'playwright-core';

/** A step of the Tab key: the control that has the focus, or null outside the part. */
type Step = { name: string; isVisible: boolean; isSeen: boolean } | null;

/** Additional presses of the Tab key after as many as a part has controls. */
const spare = 12;

/**
 * Walks through a part of the page with the Tab key, from its first control on. Returns what is wrong: controls that Tab does not
 * reach, a focus that cannot be seen, and a part that Tab or Shift and Tab does not leave. The Tab key stays in a modal dialog.
 */
export async function walkByKeyboard(page: Page, part: string, { isModal = false } = {}): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { problems, isLost } = await walk(page, part, isModal);
    // A form that was still drawing its fields took the focus away, or has other controls than at the start.
    if (!isLost || attempt === 3) return problems;
  }
}

async function walk(page: Page, part: string, isModal: boolean): Promise<{ problems: string[]; isLost: boolean }> {
  const count = await page.evaluate(noteControls, part);
  if (count === 0) return { problems: isModal ? ['has no control'] : [], isLost: false };
  const problems = new Set<string>();
  if (!isModal) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(readStep)) problems.add('Shift+Tab does not leave it');
    await page.keyboard.press('Tab');
  }
  for (let press = 0; ; press += 1) {
    const step = await page.evaluate(readStep);
    if (step?.isSeen && isModal) break;
    if (step === null && !isModal) break;
    if (step?.isSeen) problems.add(`Tab stays at ${step.name}`);
    if (step && !step.isVisible) problems.add(`the focus cannot be seen on ${step.name}`);
    if (press === count + spare) {
      problems.add('Tab does not leave it');
      break;
    }
    await page.keyboard.press('Tab');
  }
  const { missed, isChanged } = await page.evaluate(readEnd);
  return {
    problems: [...problems, ...missed.map((name) => `Tab does not reach ${name}`)],
    isLost: isChanged || missed.length === count,
  };
}

/** State of a walk, kept in the page: its controls, how each looks without the focus, and those that Tab has reached. */
interface Walk {
  findControls: () => Set<Element>;
  looks: Map<Element, string>;
  reached: Set<Element>;
  lookOf: (element: Element) => string;
  nameOf: (element: Element) => string;
}

/** Notes how the controls of a part look without the focus, and gives it to the first one. Returns their number. Runs in the page. */
function noteControls(part: string): number {
  const own = document.createElement('style');
  own.textContent = '* { transition: none !important; animation: none !important; }';
  document.head.append(own);
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
  const isControl = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type="hidden"]') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const isRadio = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio';
  const findControls = () => {
    const containers = [...document.querySelectorAll(part)].filter((element) => element.checkVisibility());
    const controls = containers.flatMap((container) => [...container.querySelectorAll(focusable)].filter(isControl));
    // Tab reaches one radio button of a group.
    const groups = Map.groupBy(controls.filter(isRadio), (radio) => radio.getAttribute('name'));
    const stops = [...groups.values()].map((group) => group.find((radio) => radio.matches(':checked')) ?? group[0]);
    return new Set(controls.filter((element) => !isRadio(element) || stops.includes(element)));
  };
  const found = findControls();
  const lookOf = (element: Element) => {
    const around = [element.parentElement, element.closest('label, .rs__control, .react-select, .checkbox-input')];
    const parts = [element, ...around, ...(element.parentElement?.children ?? [])].filter((each) => each !== null);
    return parts
      .flatMap((each) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, content, borderWidth }) => {
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        // Some rings are the border of a pseudo-element.
        return `${outline} ${boxShadow} ${content === 'normal' || content === 'none' ? '' : borderWidth}`;
      })
      .join('|');
  };
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} “${(text || element.id || element.className).slice(0, 60)}”`;
  };
  const active = document.activeElement;
  if (active instanceof HTMLElement) active.blur();
  const looks = new Map([...found].map((element) => [element, lookOf(element)]));
  Reflect.set(window, 'keyboardWalk', { findControls, looks, reached: new Set(), lookOf, nameOf } satisfies Walk);
  const [first] = found;
  if (first instanceof HTMLElement) first.focus();
  return found.size;
}

/** Returns the control that has the focus. Runs in the page. */
async function readStep(): Promise<Step> {
  const { looks, reached, lookOf, nameOf }: Walk = Reflect.get(window, 'keyboardWalk');
  const active = document.activeElement;
  const before = active && looks.get(active);
  if (!active || before === undefined) return null;
  // Each part of a date has the focus in turn.
  const isSeen = reached.has(active) && !active.matches('[type="date"], [type="datetime-local"]');
  reached.add(active);
  // The button of a calendar is within the field, which then has the focus of the document alone; the browser draws its ring.
  const isWithin = !active.matches(':focus');
  const isMarked = () => isWithin || lookOf(active) !== before;
  // A frame is waited for only where a component has not drawn its focus yet.
  if (!isMarked()) await new Promise(requestAnimationFrame);
  return { name: nameOf(active), isVisible: isMarked(), isSeen };
}

/** Returns the names of the controls that the walk has not reached, and whether the part has other controls now. Runs in the page. */
function readEnd(): { missed: string[]; isChanged: boolean } {
  const { findControls, looks, reached, nameOf }: Walk = Reflect.get(window, 'keyboardWalk');
  const missed = [...looks.keys()].filter((element) => !reached.has(element));
  return {
    missed: missed.filter((element) => element.isConnected && element.checkVisibility()).map(nameOf),
    isChanged: findControls().symmetricDifference(new Set(looks.keys())).size > 0,
  };
}
