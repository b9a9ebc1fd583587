import { textsOf } from '../../locale/define-texts.ts';
import { shareAddress } from './share-address.ts';
import { shareTexts } from './share-texts.ts';

/** Shares the address of a button with an application of the device, or copies it; where neither is allowed, the links beside the button remain. */
export async function sharePage(button: Element): Promise<void> {
  if (!(button instanceof HTMLElement)) return;
  const { title = document.title, address = location.href } = button.dataset;
  const result = await shareAddress(title, address);
  const region = button.parentElement?.querySelector('[role="status"]') ?? statusBeside(button);
  const locale = document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
  // A region that is new must be in the document before its text, or screen readers miss it.
  setTimeout(() => {
    region.textContent = result === 'copied' ? textsOf(shareTexts, locale).copied : '';
  });
}

function statusBeside(button: HTMLElement): Element {
  const region = document.createElement('span');
  region.role = 'status';
  button.after(region);
  return region;
}
