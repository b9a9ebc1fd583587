import type { Locator, Page } from 'playwright-core';

interface Place {
  root: Locator;
  /** Selects the element with the text in the root. */
  selector: string;
}

/**
 * The returned function waits until a text matches, and says how long after the last change of a field of the form it was drawn, ms. The
 * pages note both times: on a busy machine, filling a field and finding a text take longer than what the person at the form waits for.
 */
export async function watchText(form: Page, { root, selector }: Place): Promise<(expected: RegExp) => Promise<number>> {
  const lastChange = await form.evaluateHandle(() => {
    const last = { time: Number.NaN };
    const note = ({ timeStamp }: Event) => {
      last.time = performance.timeOrigin + timeStamp;
    };
    addEventListener('input', note, true);
    return last;
  });
  const drawn = await root.evaluateHandle((element, selector) => {
    const last = { text: '', time: Number.NaN };
    const note = () => {
      const text = element.querySelector(selector)?.textContent ?? '';
      if (text !== last.text) Object.assign(last, { text, time: performance.timeOrigin + performance.now() });
    };
    note();
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => requestAnimationFrame(note)).observe(element, options);
    return last;
  }, selector);
  return async (expected) => {
    const { time: start } = await lastChange.jsonValue();
    await root.locator(selector).filter({ hasText: expected }).first().waitFor();
    const end = await drawn.evaluate(
      async (last, { pattern, start }) => {
        const isDrawn = () => last.time > start && new RegExp(pattern).test(last.text);
        // The next frame draws it.
        while (!isDrawn()) await new Promise(requestAnimationFrame);
        return last.time;
      },
      { pattern: expected.source, start },
    );
    return end - start;
  };
}
