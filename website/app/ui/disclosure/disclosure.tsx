import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Time for which the pointer must stay before the menu opens, and may leave before it closes, ms. */
const enterAfter = 80;
const leaveAfter = 160;

interface Props extends ComponentProps<'details'> {
  /** True when the menu also opens on hover and closes when the pointer leaves. */
  opensOnHover?: boolean;
}

/**
 * Renders a menu with the native `<details>`, so that a click, Enter and Space open it without JavaScript. With JavaScript,
 * Escape closes it and returns the focus to its button; following a link inside, a press outside and moving the focus out close
 * it as well.
 */
export function Disclosure({ opensOnHover = false, ...props }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

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
    // Hovering has already opened the menu; a click must not close it.
    else if (opensOnHover && isMouseClick(event) && details.current?.open && event.target.closest('summary'))
      event.preventDefault();
  };

  // Listens on the document, because Escape must close a menu opened by hover wherever the focus is (WCAG 1.4.13); and always, because
  // a busy browser tells that the menu opened after the Escape that should close it.
  useEffect(() => {
    const close = (event: KeyboardEvent | globalThis.PointerEvent) => {
      const menu = details.current;
      if (!menu?.open || (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside(menu, event.target)))
        return;
      menu.open = false;
      if (isInside(menu, document.activeElement)) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks for Enter and Space
    <details
      {...props}
      ref={details}
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
