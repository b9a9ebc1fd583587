import { type ComponentProps, type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a pointer may leave before what it opened closes, in ms. */
const leaveAfter = 160;

interface Props extends ComponentProps<'details'> {
  /** Opens under a mouse as well, and closes when it leaves. */
  opensOnHover?: boolean;
}

/**
 * A menu that opens: the browser's own `<details>`, so that a click, Enter and Space open it without a script. With one, Escape
 * closes it and gives the focus back, and so do following a link inside and moving the focus out of it.
 */
export function Disclosure({ opensOnHover = false, ...props }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setOpen = (isOpen: boolean) => {
    clearTimeout(leaving.current);
    if (details.current) details.current.open = isOpen;
  };
  const hover = (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), leaveAfter);
  };
  const click = (event: MouseEvent<HTMLDetailsElement>) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) setOpen(false);
    // The mouse that lies on the summary has opened it; its click must not close it again.
    else if (opensOnHover && isMouseClick(event) && details.current?.open && event.target.closest('summary'))
      event.preventDefault();
  };

  return (
    <details
      {...props}
      ref={details}
      onPointerEnter={hover}
      onPointerLeave={leave}
      onClick={click}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        // One level at a time.
        event.stopPropagation();
        setOpen(false);
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) setOpen(false);
      }}
    />
  );
}

const isMouseClick = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
