import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { reportChunkFailure } from '../../site/report-chunk-failure.ts';
import { HydrationMark } from './hydration-mark.tsx';
import { whenNear } from './when-near.ts';

/** A part of a block that has script and style files of its own: `NAME/lazy-parts/PART.tsx` exports it as `part`. */
export interface LazyPart<P> {
  name: string;
  Component: Render<P>;
}

type Render<P> = (props: P) => ReactNode;

export const defineLazyPart = <P,>(name: string, Component: Render<P>): LazyPart<P> => ({ name, Component });

const registered = new Map<string, Render<never>>();

/** Makes parts render at once. Only the server calls it (`every-block.server.ts`). */
export function registerLazyParts(parts: Iterable<LazyPart<never>>): void {
  for (const { name, Component } of parts) registered.set(name, Component);
}

/** Returns a part that renders at once: on the server alone. The name identifies the part, and with it the type of its props. */
export const registeredPart = <P,>(name: string) => registered.get(name) as Render<P> | undefined;

/** Name, loader and frame of a part. */
export interface LazySource<P> {
  /** The name of the part. */
  name: string;
  load: () => Promise<{ part: LazyPart<P> }>;
  /** Class of the frame; it reserves the height of the part while that is `:empty`. */
  className: string | undefined;
}

type Props<P> = P & { source: LazySource<P> };

/**
 * Renders a part of a block in a frame of its own. The server renders it at once; a browser loads its code when the frame comes near the
 * screen or the visitor points at it, and keeps the HTML of the server until then. Memoized, since React would discard that HTML if
 * the part were rendered anew before its code is there: its props must keep their identity. No context above it may change either, such as
 * the search of the address: React would not show the change before the code is there. `ClosedBlockPart` has neither limit.
 */
export const LazyBlockPart = memo(function LazyBlockPart({ source, ...props }: Props<object>) {
  const { name, load, className } = source;
  const frame = useRef<HTMLDivElement>(null);
  const [waiting] = useState(() => Promise.withResolvers<Render<object>>());
  useEffect(() => {
    if (!frame.current) return;
    return whenNear(frame.current, () => {
      load().then(({ part }) => waiting.resolve(part.Component), reportChunkFailure);
    });
  }, [load, waiting]);
  return (
    <div ref={frame} className={className} data-hydration="visible">
      <Suspense>
        <Content name={name} loading={waiting.promise} props={props} />
        <EnteredBefore frame={frame} />
        <HydrationMark frame={frame} />
      </Suspense>
    </div>
  );
  // `memo` loses the type parameter.
}) as unknown as <P extends object>(props: Props<P>) => ReactNode;

interface ContentProps {
  name: string;
  loading: Promise<Render<object>>;
  props: object;
}

function Content({ name, loading, props }: ContentProps) {
  const Component = registeredPart(name) ?? use(loading);
  return <Component {...props} />;
}

/** Tells React what the visitor typed and chose in the server's HTML before hydration. */
function EnteredBefore({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    for (const field of frame.current?.querySelectorAll('input, textarea, select') ?? []) tellReact(field);
  }, [frame]);
  return null;
}

/** Repeats the event of a field whose value the visitor has changed. */
function tellReact(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const isChanged = [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // React compares with what it last knew, and hears the click alone.
    const isChosen = field.type === 'checkbox' || field.checked;
    if (field.checked === field.defaultChecked || !isChosen) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
