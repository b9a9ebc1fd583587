import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer stays before it opens what it passes over, and may leave before that closes, in ms. */
const enterAfter = 80;
const leaveAfter = 160;

interface Props extends ComponentProps<'details'> {
  /** Opens under a mouse as well, and closes when it leaves. */
  opensOnHover?: boolean;
}

/**
 * A menu that opens: the browser's own `<details>`, so that a click, Enter and Space open it without a script. With one, Escape
 * closes it and gives the focus back, and so do following a link inside, a press outside and moving the focus out of it.
 */
export function Disclosure({ opensOnHover = false, ...props }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const setOpen = (isOpen: boolean) => {
    clearTimeout(pending.current);
    if (details.current) details.current.open = isOpen;
  };
  const hover = (isOpen: boolean, after: number) => (event: PointerEvent) => {
    if (!opensOnHover || event.pointerType !== 'mouse') return;
    clearTimeout(pending.current);
    pending.current = setTimeout(setOpen, after, isOpen);
  };
  const click = (event: MouseEvent<HTMLDetailsElement>) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) setOpen(false);
    // The mouse that lies on the summary has opened it; its click must not close it again.
    else if (opensOnHover && isMouseClick(event) && details.current?.open && event.target.closest('summary'))
      event.preventDefault();
  };

  // On the document, as what a mouse has opened closes by Escape wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent | globalThis.PointerEvent) => {
      const menu = details.current;
      if (!menu || (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside(menu, event.target))) return;
      menu.open = false;
      if (isInside(menu, document.activeElement)) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks for Enter and Space
    <details
      {...props}
      ref={details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onPointerEnter={hover(true, enterAfter)}
      onPointerLeave={hover(false, leaveAfter)}
      onClick={click}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) setOpen(false);
      }}
    />
  );
}

const isInside = (menu: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && menu.contains(target);

const isMouseClick = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
